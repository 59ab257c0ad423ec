#!/usr/bin/env -S python3 -I -S
"""A complete agent of Understudy's protocol without a toolkit, in Python's standard library.

It answers JSON-RPC 2.0, one message a line, on standard input and output, about a tree of elements
that is given as JSON. What a touch does stands in the tree as well, and happens in virtual time.

    agent.py [-tree FILE-OR-JSON] [-misbehave KIND] [any other launch arguments]

Without a tree it shows a small sign-in screen. An element of the tree has the protocol's attributes
(type, identifier, label, title, value, placeholder, enabled, selected), a "frame" [x, y, width, height],
"hidden", "position" (a slider's), "rows" (a wheel's), "children", "nest", the number of groups in
groups that its children are in, and "onTap", a list of effects. An element with "echo": IDENTIFIER writes what is done to it into the label of that element, as JSON.
A field with "capitals": true shows what is typed in capital letters. The Tab key leads to the next field.
An effect is an object with any of
  "if": {identifier: value}   happens only if these fields hold these texts
  "after": seconds            happens that much later in the app's time
  "element": identifier, "set": {attribute: new value}
  "log": text, "exit": status, "signal": number, "hang": true

`-report NAMES` logs these environment variables, and `arguments`, the rest of the command line.

The kinds of misbehaviour, for the tests of the other side, are listed in Misbehaviour.
"""
import os
import sys

# A module is compiled once, a program each time that it is launched.
sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

import tree_agent  # noqa: E402

if __name__ == "__main__":
    tree_agent.main()
