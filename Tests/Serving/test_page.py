"""The page, in a real browser."""

import os
import pathlib
import shutil

import httpx2
import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(not (BROWSER and DRIVER), reason="there is no Chromium here")
SCREENSHOTS = pathlib.Path(os.environ.get("SCREENSHOTS", ".build/screenshots"))


@pytest.fixture(scope="module")
def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = BROWSER
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--lang=en"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    yield driver
    driver.quit()


class Page:
    """The page as a user sees it."""

    def __init__(self, browser, url, size=(1100, 800)):
        self.browser = browser
        browser.set_window_size(*size)
        browser.get("about:blank")
        browser.get(url)
        self.wait(lambda: "MonkeyChat" in browser.title)

    def wait(self, condition):
        return WebDriverWait(self.browser, 20).until(lambda _: condition())

    def bubbles(self, kind="assistant"):
        found = self.browser.find_elements(By.CSS_SELECTOR, f".bubble.{kind}")
        return ["\n".join(p.text for p in bubble.find_elements(By.TAG_NAME, "p")) for bubble in found]

    def say(self, text):
        """Types a sentence, and waits for what is answered."""
        count = len(self.bubbles())
        self.browser.find_element(By.ID, "text").send_keys(text, Keys.ENTER)
        self.wait(lambda: len(self.bubbles()) > count)
        return self.bubbles()[-1]

    def buttons(self):
        return self.browser.find_elements(By.CSS_SELECTOR, ".choices button")

    def press(self, text):
        count = len(self.bubbles())
        next(button for button in self.buttons() if text in button.text).click()
        self.wait(lambda: len(self.bubbles()) > count)
        return self.bubbles()[-1]

    def choose(self, name, value):
        field = self.browser.find_element(By.ID, name)
        field.find_element(By.CSS_SELECTOR, f"option[value='{value}']").click()

    def picture(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.browser.save_screenshot(str(SCREENSHOTS / f"{name}.png"))

    def complaints(self):
        return [line for line in self.browser.get_log("browser") if line["level"] == "SEVERE"]


def test_orders_soup_with_buttons_and_shows_what_the_runtime_does(browser, server):
    page = Page(browser, server.url)
    page.say("order tomato soup with SoupOrder")
    page.say("2")
    page.press("Pickup") if page.buttons() else page.say("pickup")
    page.wait(lambda: any(button.text == "Yes" for button in page.buttons()))
    page.picture("confirmation")
    assert "soup" in page.press("Yes").lower()
    page.wait(lambda: "responded" in browser.find_element(By.ID, "trace").text)
    assert not page.buttons()
    assert not page.complaints()
    page.picture("soup")


def test_chooses_one_of_several_by_button(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Bobo on MonkeyChat")
    page.picture("choice")
    assert "say" in page.press("Bobo Jr.")
    page.say("More bananas")
    assert not page.complaints()


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "Make a grocery list with apples and pears in TasksNotes"),
        ("es", "envía un mensaje a Coco en MonkeyChat"),
        ("fr", "envoie un message à Coco sur MonkeyChat"),
    ],
)
def test_speaks_the_users_language(browser, server, language, sentence):
    page = Page(browser, server.url)
    page.choose("language", language)
    assert browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == language
    page.say(sentence)
    page.picture(f"language-{language}")
    page.choose("language", "en")


def test_goes_on_in_two_tabs_at_once(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Coco on MonkeyChat")
    address, first = browser.current_url, browser.current_window_handle
    browser.switch_to.new_window("tab")
    other = Page(browser, address)
    other.wait(lambda: len(other.bubbles()) == 2)
    other.say("More bananas")
    browser.close()
    browser.switch_to.window(first)
    page.wait(lambda: len(page.bubbles()) == 3)


def test_takes_up_a_connection_that_was_lost(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Coco on MonkeyChat")
    browser.set_network_conditions(offline=True, latency=0, throughput=0)
    browser.find_element(By.ID, "text").send_keys("More bananas", Keys.ENTER)
    page.wait(lambda: page.bubbles("problem"))
    page.picture("lost")
    browser.delete_network_conditions()
    page.wait(lambda: len(page.bubbles()) == 3)
    assert not page.bubbles("problem")
    browser.get_log("browser")


def test_fits_a_telephone_and_the_dark(browser, server):
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    )
    page = Page(browser, server.url, size=(390, 844))
    page.say("send a message to Bobo on MonkeyChat")
    width = browser.execute_script("return document.documentElement.scrollWidth - window.innerWidth")
    assert width <= 0
    page.picture("telephone-dark")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_is_used_by_keyboard_and_read_out(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Bobo on MonkeyChat")
    names = []
    browser.find_element(By.ID, "language").click()
    for _ in range(12):
        focused = browser.switch_to.active_element
        names.append(focused.accessible_name)
        focused.send_keys(Keys.TAB)
    assert {"Language", "Answers"} <= set(names)
    assert any("Bobo" in name for name in names)
    log = browser.find_element(By.ID, "log")
    assert log.aria_role == "log" and log.get_attribute("aria-live") == "polite"


def test_lets_nothing_in_from_elsewhere(server):
    reply = httpx2.get(server.url)
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert "http" not in policy
