"""The login flow in a window, with AT-SPI from Python, on a separate display and session bus.

"cold" starts the display and the bus for the flow, "warm" launches only the program; both report the time of the flow
alone. "query" reads a text of a running program.
"""

import os
import signal
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")

from competitor import FIXTURES, expect, milliseconds, serve  # noqa: E402

LOGIN = str(FIXTURES / "Desktop/login.py")


def first_line(words, descriptor):
  """Starts a process of the desktop; returns it with the line that has its address."""
  reader, writer = os.pipe()
  process = subprocess.Popen(
    [word.format(writer) for word in words], pass_fds=[writer], stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL)
  os.close(writer)
  with os.fdopen(reader) as lines:
    return process, lines.readline().strip()


def begin_desktop():
  screen, number = first_line(
    ["Xvfb", "-displayfd", "{}", "-screen", "0", "1280x800x24", "-nolisten", "tcp"], 3)
  bus, address = first_line(["dbus-daemon", "--session", "--nofork", "--print-address={}"], 3)
  os.environ.update(
    DISPLAY=":" + number, DBUS_SESSION_BUS_ADDRESS=address, GDK_BACKEND="x11", NO_AT_BRIDGE="0")
  return screen, bus


def end(*processes):
  for process in processes:
    process.send_signal(signal.SIGTERM)
    process.wait()


class Window:
  """The launched program, found by its accessible objects."""

  def __init__(self):
    from gi.repository import Atspi, GLib

    self.atspi, self.context = Atspi, GLib.MainContext.default()
    self.process = subprocess.Popen([LOGIN], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    self.objects = {}
    self.wait(self.find)

  def wait(self, condition):
    # Atspi's cache follows events, which arrive in the main loop.
    while not condition():
      self.context.iteration(False)

  def find(self):
    desktop = self.atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
      program = desktop.get_child_at_index(index)
      if program and program.get_process_id() == self.process.pid:
        self.visit(program)
    return "Login" in self.objects and "result" in self.objects

  def visit(self, parent):
    for index in range(parent.get_child_count()):
      child = parent.get_child_at_index(index)
      if not child:
        continue
      role, name = child.get_role(), child.get_name()
      if role in (self.atspi.Role.TEXT, self.atspi.Role.PASSWORD_TEXT, self.atspi.Role.PUSH_BUTTON):
        self.objects[name] = child
      elif child.get_accessible_id() == "result":
        self.objects["result"] = child
      self.visit(child)

  def flow(self):
    for name, text in (("Username", "test"), ("Password", "1234")):
      self.objects[name].set_text_contents(text)
    self.objects["Login"].do_action(0)
    result = self.objects["result"]

    def is_there():
      result.clear_cache()
      return result.get_name() in ("Success", "Login failed")

    self.wait(is_there)
    expect(result.get_name())

  def query(self):
    """Reads a label from the program, not from a cache."""
    self.objects["result"].clear_cache()
    self.objects["result"].get_name()

  def end(self):
    end(self.process)


def launched_flow():
  window = Window()
  inner = milliseconds(window.flow)
  window.end()
  return inner


def cold():
  # Atspi supports only one desktop for each process.
  words = [sys.executable, __file__, "once"]
  return float(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def warm():
  if not desktop:
    desktop.extend(begin_desktop())
  return launched_flow()


def query():
  if not windows:
    if not desktop:
      desktop.extend(begin_desktop())
    windows.append(Window())
  return milliseconds(windows[0].query)


desktop, windows = [], []
try:
  if "once" in sys.argv:
    desktop.extend(begin_desktop())
    print(launched_flow())
  else:
    serve(cold=cold, warm=warm, query=query)
finally:
  for window in windows:
    window.end()
  end(*desktop)
