"""`understudy mcp` with the client of the protocol's official Python SDK; skipped without either."""

from __future__ import annotations

import asyncio
import importlib.util
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
UNDERSTUDY = ROOT / ".build/debug/understudy"


def fields(result: object) -> dict:
  """Returns the message on the wire, because versions of the SDK have different property names."""
  return result.model_dump(by_alias=True)


@unittest.skipUnless(importlib.util.find_spec("mcp"), "the package mcp is not installed")
@unittest.skipUnless(UNDERSTUDY.exists(), "understudy is not built")
@unittest.skipUnless(
  UNDERSTUDY.exists() and (UNDERSTUDY.parent / "LoginApp").exists(), "LoginApp is not built")
class ClientTests(unittest.TestCase):
  def test_a_client_logs_in_and_writes_a_test(self):
    asyncio.run(self.log_in())

  async def log_in(self):
    from mcp import ClientSession, StdioServerParameters  # noqa: PLC0415: the class may be skipped.
    from mcp.client.stdio import stdio_client  # noqa: PLC0415

    server = StdioServerParameters(
      command=str(UNDERSTUDY), args=["mcp", "--allow", "LoginApp"])
    async with stdio_client(server) as streams, ClientSession(*streams) as client:
      handshake = fields(await client.initialize())
      self.assertEqual(handshake["protocolVersion"], "2025-11-25")
      self.assertEqual(handshake["serverInfo"]["name"], "understudy")
      tools = {tool.name for tool in (await client.list_tools()).tools}
      self.assertLessEqual({"launch", "tree", "tap", "type", "do", "write_test"}, tools)

      async def call(tool: str, /, **arguments: object) -> tuple[str, bool]:
        result = fields(await client.call_tool(tool, arguments))
        return result["content"][0]["text"], bool(result.get("isError"))

      _, failed = await call("launch", app="EmployeesApp")
      self.assertTrue(failed)
      tree, failed = await call(
        "launch", app="LoginApp",
        arguments=["-model.user", "test", "-model.password", "12345"])
      self.assertFalse(failed)
      self.assertIn('the button "Login"', tree)
      await call("type", element='the text field "Username"', text="test")
      await call("type", element='the secure text field "Password"', text="12345")
      await call("tap", element='the button "Login"')
      changed, failed = await call("wait", element='the text "results"')
      self.assertFalse(failed, changed)
      await call("do", steps='the text "results" reads "Success"')
      picture = fields(await client.call_tool("screen", {"format": "png"}))
      self.assertEqual(picture["content"][0]["mimeType"], "image/png")
      test, _ = await call("write_test", name="Logging in")
      self.assertIn('Then the text "results" reads "Success"', test.replace("And the", "Then the"))


  def test_a_client_stubs_the_network_and_sees_the_requests(self):
    asyncio.run(self.stub())

  async def stub(self):
    from mcp import ClientSession, StdioServerParameters  # noqa: PLC0415
    from mcp.client.stdio import stdio_client  # noqa: PLC0415

    server = StdioServerParameters(
      command=str(UNDERSTUDY), args=["mcp", "--allow", "NetworkClient"])
    async with stdio_client(server) as streams, ClientSession(*streams) as client:
      await client.initialize()

      async def call(tool: str, /, **arguments: object) -> tuple[str, bool]:
        result = fields(await client.call_tool(tool, arguments))
        return result["content"][0]["text"], bool(result.get("isError"))

      await call("stub", method="GET", url="/news", status=503, body='{"late": true}')
      await call("launch", app="NetworkClient")
      fetch = """the app carries out "fetch many times" with '{"url": "http://x.test/news", "count": 1}'"""
      text, failed = await call("do", steps=fetch)
      self.assertFalse(failed, text)
      text, failed = await call("requests")
      self.assertFalse(failed, text)
      self.assertIn("1. GET http://x.test/news → 503 from the stub", text)
      text, failed = await call("stub", method="GET", url="/news", fault="rain")
      self.assertTrue(failed)
      self.assertIn("use malformed, offline", text)
      text, _ = await call("stub", method="GET", url="/news", fault="offline")
      await call("do", steps=fetch)
      text, _ = await call("requests")
      self.assertIn("2. GET http://x.test/news → no network from the stub", text)
      test, _ = await call("write_test", name="News")
      self.assertIn("the network is down for GET /news", test)

  def test_a_stateless_client_launches_an_app_in_a_session(self):
    try:
      from mcp.client import Client  # noqa: PLC0415, F401: earlier versions have none.
    except ImportError:
      self.skipTest("this version of the package mcp has no stateless client")
    asyncio.run(self.launch_stateless())

  async def launch_stateless(self):
    from mcp import StdioServerParameters  # noqa: PLC0415
    from mcp.client import Client  # noqa: PLC0415

    server = StdioServerParameters(
      command=str(UNDERSTUDY), args=["mcp", "--allow", "LoginApp"])
    async with Client(server, mode="2026-07-28") as client:
      tools = {tool.name for tool in (await client.list_tools()).tools}
      self.assertLessEqual({"launch", "tree", "close"}, tools)
      launched = fields(await client.call_tool("launch", {"app": "LoginApp"}))
      self.assertFalse(launched.get("isError"), launched)
      session = launched["structuredContent"]["session"]
      tree = fields(await client.call_tool("tree", {"session": session}))
      self.assertIn('the button "Login"', tree["content"][0]["text"])
      closed = fields(await client.call_tool("close", {"session": session}))
      self.assertFalse(closed.get("isError"), closed)


if __name__ == "__main__":
  unittest.main()
