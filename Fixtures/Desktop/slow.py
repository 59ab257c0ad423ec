#!/usr/bin/python3
"""A program with a window, in GTK 3, that pauses at each key."""

import time

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

# In seconds.
PAUSE = 0.1


def pause(*_):
  time.sleep(PAUSE)
  return False


window = Gtk.Window(title="Slow")
window.set_default_size(320, 240)
field = Gtk.Entry()
field.get_accessible().set_name("Name")
field.connect("key-press-event", pause)
window.add(field)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
