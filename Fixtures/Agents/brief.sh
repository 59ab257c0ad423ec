#!/bin/sh
# An agent that says a word, answers its first call, and is gone with the second: for tests that start
# very many apps. It knows the numbers that requests begin with, and reads nothing else of them.
read -r _
echo "started" >&2
printf '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","name":"brief.sh",'
printf '"processIdentifier":%s,"capabilities":["terminate"],"screenSize":[640,384]}}\n' "$$"
read -r _
echo '{"jsonrpc":"2.0","id":2,"result":{}}'
