#!/bin/sh
read -r question
exit 3
