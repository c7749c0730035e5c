#!/bin/sh
read -r question
exec yes babble | tr -d '\n'
