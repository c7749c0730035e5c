#!/bin/sh
read -r question
exec sleep 1000
