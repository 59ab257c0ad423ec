#!/usr/bin/python3
"""A window in GTK 3 with accessibility problems, or without any with -good.

With -covered another window is in front of it.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

IS_GOOD = "-good" in sys.argv
PALE = "<span foreground='#b0b0b0'>Pale</span>"


def named(widget, name):
  if IS_GOOD:
    widget.get_accessible().set_name(name)
  return widget


def small(title):
  """A target without a border; the good ones are large enough for a finger."""
  box = Gtk.EventBox(above_child=False)
  image = Gtk.Label(label="·")
  button = Gtk.Button(relief=Gtk.ReliefStyle.NONE, halign=Gtk.Align.START)
  button.add(image)
  button.get_accessible().set_name(title)
  style = Gtk.CssProvider()
  size = 32 if IS_GOOD else 10
  style.load_from_data(
    f"button {{ min-width: {size}px; min-height: {size}px; padding: 0; border: 0; }}"
    "button label { font-size: 4px; }".encode()
  )
  for widget in (button, image):
    widget.get_style_context().add_provider(style, Gtk.STYLE_PROVIDER_PRIORITY_USER)
  box.add(button)
  return box


window = Gtk.Window(title="Orders")
window.set_default_size(320, 320)
window.connect("destroy", Gtk.main_quit)
column = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8, margin=16)
window.add(column)
title = Gtk.Label(xalign=0)
title.set_markup("Pale" if IS_GOOD else PALE)
row = Gtk.Box(spacing=0)
for name in ("Up", "Down"):
  row.pack_start(small(name), False, False, 0)
later = Gtk.Label(label="Later", xalign=0, sensitive=False)
for widget in (
  Gtk.Label(label="Welcome", xalign=0),
  title,
  later,
  named(Gtk.Entry(), "Name"),
  named(Gtk.Switch(halign=Gtk.Align.START), "Gift"),
  named(Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 9, 1), "Number"),
  Gtk.CheckButton(label="Remember"),
  row,
  Gtk.Button(label="Send"),
):
  column.pack_start(widget, False, False, 0)
window.show_all()
if "-covered" in sys.argv:
  front = Gtk.Window(title="In front")
  front.set_default_size(500, 500)
  front.add(Gtk.DrawingArea())
  front.show_all()
Gtk.main()
