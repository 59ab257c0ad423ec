#!/usr/bin/python3
"""A small login program with a window, in GTK 3: two fields, a button, a result.

-delay SECONDS delays the result.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, Gtk  # noqa: E402

DELAY = float(sys.argv[sys.argv.index("-delay") + 1]) if "-delay" in sys.argv else 0


class LoginWindow(Gtk.Window):
  def __init__(self):
    super().__init__(title="Login")
    self.set_default_size(320, 240)
    grid = Gtk.Grid(row_spacing=8, column_spacing=8, margin=16)
    self.add(grid)
    self.fields = []
    for row, name in enumerate(("Username", "Password")):
      label = Gtk.Label(label=name, xalign=0)
      field = Gtk.Entry(hexpand=True, visibility=row == 0)
      field.get_accessible().set_name(name)
      label.set_mnemonic_widget(field)
      grid.attach(label, 0, row, 1, 1)
      grid.attach(field, 1, row, 1, 1)
      self.fields.append(field)
    button = Gtk.Button(label="Login")
    button.connect("clicked", self.log_in)
    grid.attach(button, 1, 2, 1, 1)
    self.result = Gtk.Label(label="Welcome")
    self.result.get_accessible().set_accessible_id("result")
    grid.attach(self.result, 0, 3, 2, 1)

  def log_in(self, _):
    right = [field.get_text() for field in self.fields] == ["test", "1234"]
    result = "Success" if right else "Login failed"
    if DELAY == 0:
      self.result.set_text(result)
      return
    self.result.set_text("Please wait")
    GLib.timeout_add(int(DELAY * 1000), lambda: self.result.set_text(result))


window = LoginWindow()
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
