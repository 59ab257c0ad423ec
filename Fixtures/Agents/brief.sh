#!/bin/sh
# An agent that logs a word, answers its first call, and ends with the second, for tests that start very
# many apps. It assumes the identifiers 1 and 2 and ignores the rest of the requests.
read -r _
echo "started" >&2
printf '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"1.0","name":"brief.sh",'
printf '"processIdentifier":%s,"capabilities":["terminate"],"screenSize":[640,384]}}\n' "$$"
read -r _
echo '{"jsonrpc":"2.0","id":2,"result":{}}'
