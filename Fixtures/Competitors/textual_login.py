"""The login flow with Textual's pilot, which drives an app of Textual's in its own process."""

import asyncio

from textual.app import App
from textual.widgets import Button, Input, Label

from competitor import expect, serve


class Login(App):
  def compose(self):
    yield Input(id="user")
    yield Input(id="password", password=True)
    yield Button("Login", id="login")
    yield Label("", id="result")

  def on_button_pressed(self):
    fields = [self.query_one(name, Input).value for name in ("#user", "#password")]
    self.result = "Success" if fields == ["test", "1234"] else "Login failed"
    self.query_one("#result", Label).update(self.result)


async def flow():
  app = Login()
  async with app.run_test() as pilot:
    await pilot.click("#user")
    await pilot.press(*"test")
    await pilot.click("#password")
    await pilot.press(*"1234")
    await pilot.click("#login")
    await pilot.pause()
    expect(app.result)


serve(cold=lambda: asyncio.run(flow()))
