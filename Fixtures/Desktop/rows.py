#!/usr/bin/python3
"""A window in GTK 3 with many rows: "rows.py table 10000" or "rows.py list 1000".

A table creates its rows when they are drawn; a list has a widget for each row.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

KIND, COUNT = sys.argv[1], int(sys.argv[2])


def table():
  model = Gtk.ListStore(str)
  for number in range(COUNT):
    model.append([f"row {number}"])
  view = Gtk.TreeView(model=model)
  view.append_column(Gtk.TreeViewColumn("Name", Gtk.CellRendererText(), text=0))
  return view


def rows():
  box = Gtk.VBox()
  for number in range(COUNT):
    box.add(Gtk.Label(label=f"row {number}"))
  return box


window = Gtk.Window(title="Rows")
window.set_default_size(300, 300)
scroll = Gtk.ScrolledWindow()
scroll.add(table() if KIND == "table" else rows())
window.add(scroll)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
