#!/usr/bin/env -S python3 -I -S
"""A complete agent of Understudy's protocol without a toolkit, in Python's standard library.

It answers JSON-RPC 2.0 requests, one message on each line of standard input and output, about a tree of
elements given as JSON. The tree also defines the effects of touches, which happen in virtual time.

    agent.py [-tree FILE-OR-JSON] [-misbehave KIND] [any other launch arguments]

Without a tree it shows a small sign-in screen. An element of the tree has the protocol's attributes
(type, identifier, label, title, value, placeholder, enabled, selected), a "frame" [x, y, width, height],
"hidden", "position" (a slider's), "rows" (a wheel's), "children", "nest", the number of nested
groups around its children, and "onTap", a list of effects. An element with "echo": IDENTIFIER writes the
interactions with it, as JSON, into the label of that element. A field with "capitals": true shows typed
text in capital letters. The Tab key moves to the next field.
An effect is an object with any of
  "if": {identifier: value}   happens only if these fields contain these texts
  "after": seconds            happens that much later in the app's time
  "element": identifier, "set": {attribute: new value}
  "log": text, "exit": status, "signal": number, "hang": true

`-report NAMES` logs these environment variables, and `arguments`, the rest of the command line.

The class Misbehaviour lists the kinds of misbehaviour, which test the other side.
"""
import os
import sys

# Python caches a compiled module, but compiles a program at each launch.
sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

import tree_agent  # noqa: E402

if __name__ == "__main__":
    tree_agent.main()
