#!/bin/sh
# Names a team that nobody may name, and votes with what is no vote.
while read -r question; do echo '{"action":{"type":"propose","team":[0,1,2,3,4]}}'; done
