"""The login flow on a page, with Selenium."""

import os

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element
from selenium.webdriver.support.ui import WebDriverWait

from competitor import FIXTURES, serve

QUERY = "?ui-testing=YES&model.user=test&model.password=1234"
PAGE = (FIXTURES / "Pages/login.html").as_uri() + QUERY
BROWSER = os.environ.get("UNDERSTUDY_CHROMIUM", "/usr/lib/chromium/chromium-headless-shell")

drivers = []


def launch():
  options = webdriver.ChromeOptions()
  options.binary_location = BROWSER
  options.add_argument("--headless")
  if os.geteuid() == 0:
    options.add_argument("--no-sandbox")
  return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def flow(driver):
  driver.get(PAGE)
  for name, text in (("user", "test"), ("password", "1234")):
    field = driver.find_element(By.NAME, name)
    field.click()
    field.send_keys(text)
  driver.find_element(By.TAG_NAME, "button").click()
  result = (By.CSS_SELECTOR, "[data-testid=results]")
  WebDriverWait(driver, 30).until(text_to_be_present_in_element(result, "Success"))


def cold():
  driver = launch()
  flow(driver)
  driver.quit()


def warm():
  if not drivers:
    drivers.append(launch())
    flow(drivers[0])
  drivers[0].delete_all_cookies()
  flow(drivers[0])


if not os.access("/usr/bin/chromedriver", os.X_OK):
  raise SystemExit(69)
serve(cold=cold, warm=warm)
for driver in drivers:
  driver.quit()
