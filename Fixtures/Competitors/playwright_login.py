"""The login flow on a page, with Playwright."""

import os

from playwright.sync_api import expect as eventually, sync_playwright

from competitor import FIXTURES, serve

QUERY = "?ui-testing=YES&model.user=test&model.password=1234"
PAGE = (FIXTURES / "Pages/login.html").as_uri() + QUERY
BROWSER = os.environ.get("UNDERSTUDY_CHROMIUM", "/usr/lib/chromium/chromium-headless-shell")
FLAGS = ["--no-sandbox"] if os.geteuid() == 0 else []

playwright = sync_playwright().start()
browsers = []


def launch():
  return playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)


def flow(browser):
  context = browser.new_context()
  page = context.new_page()
  page.goto(PAGE)
  page.get_by_label("Username").click()
  page.get_by_label("Username").press_sequentially("test")
  page.get_by_label("Password").click()
  page.get_by_label("Password").press_sequentially("1234")
  page.get_by_role("button", name="Login").click()
  eventually(page.get_by_test_id("results")).to_have_text("Success")
  context.close()


def cold():
  browser = launch()
  flow(browser)
  browser.close()


def warm():
  if not browsers:
    browsers.append(launch())
    flow(browsers[0])
  flow(browsers[0])


serve(cold=cold, warm=warm)
for browser in browsers:
  browser.close()
playwright.stop()
