"""The login flow in a terminal, with pexpect."""

import pexpect

from competitor import FIXTURES, serve

LOGIN = str(FIXTURES / "Terminal/login.py")


def flow():
  child = pexpect.spawn(LOGIN, timeout=30)
  # pexpect waits for 50 ms before it sends anything, unless told otherwise.
  child.delaybeforesend = None
  child.expect_exact("Login ]")
  child.send("test\t1234\t\r")
  child.expect_exact("Success")
  child.close(force=True)


serve(cold=flow)
