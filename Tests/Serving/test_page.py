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

    def say(self, text, expected):
        """Types a sentence, and expects an answer that has some words."""
        self.answered(lambda: self.browser.find_element(By.ID, "text").send_keys(text, Keys.ENTER), expected)

    def buttons(self):
        return self.browser.find_elements(By.CSS_SELECTOR, ".choices button")

    def press(self, text, expected):
        """Presses a button, and expects an answer that has some words."""
        self.answered(lambda: next(b for b in self.buttons() if b.text == text).click(), expected)

    def answered(self, act, expected):
        self.wait(lambda: self.browser.find_element(By.ID, "send").is_enabled())
        count = len(self.bubbles())
        act()
        self.wait(lambda: len(self.bubbles()) > count)
        # One answer, and not a problem that looks like one.
        assert len(self.bubbles()) == count + 1
        assert expected in self.bubbles()[-1], self.bubbles()[-1]

    def expect_end(self):
        """Expects that the session has ended with an intent that was handled, and nothing is left to say."""
        self.wait(lambda: "responded" in self.browser.find_element(By.ID, "trace").text)
        assert not self.buttons()
        assert not self.bubbles("problem")
        assert "#" not in self.browser.current_url
        assert not self.complaints()

    def choose(self, name, value):
        field = self.browser.find_element(By.ID, name)
        field.find_element(By.CSS_SELECTOR, f"option[value='{value}']").click()

    def picture(self, name):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.browser.save_screenshot(str(SCREENSHOTS / f"{name}.png"))

    def complaints(self):
        return [line for line in self.browser.get_log("browser") if line["level"] == "SEVERE"]


# What a user says to each example, or presses, with what is answered, up to the end. SoupOrder has no texts but
# English ones: there the assistant alone speaks the user's language.
SAY, PRESS = Page.say, Page.press
DIALOGUES = {
    ("SoupOrder", "en"): [
        (SAY, "order tomato soup with SoupOrder", "How many bowls?"),
        (SAY, "2", "Is that for pickup or delivery?"),
        (PRESS, "Pickup", "Order 2 Tomato soup, Pickup: shall I go on?"),
        (PRESS, "Yes", "Your Tomato soup will be ready in 10 minutes. That makes $13.00."),
    ],
    ("SoupOrder", "es"): [
        (SAY, "order tomato soup with SoupOrder", "How many bowls?"),
        (SAY, "dos", "Is that for pickup or delivery?"),
        (PRESS, "Delivery", "Where to?"),
        (SAY, "Calle Mayor 1", "Order 2 Tomato soup, Delivery, Calle Mayor 1: ¿sigo?"),
        (PRESS, "Sí", "Your Tomato soup will be ready in 30 minutes."),
    ],
    ("SoupOrder", "fr"): [
        (SAY, "order tomato soup with SoupOrder", "How many bowls?"),
        (SAY, "deux", "Is that for pickup or delivery?"),
        (PRESS, "Pickup", "Order 2 Tomato soup, Pickup : je continue ?"),
        (PRESS, "Oui", "Your Tomato soup will be ready in 10 minutes."),
    ],
    ("MonkeyChat", "en"): [
        (SAY, "send a message to Bobo on MonkeyChat", "There are 3 matches for Bobo."),
        (PRESS, "Bobo Jr.", "What do you want to say to Bobo Jr.?"),
        (SAY, "More bananas", "OK, sending the message “More bananas” to Bobo Jr. on MonkeyChat."),
    ],
    ("MonkeyChat", "es"): [
        (SAY, "envía un mensaje a Coco en MonkeyChat", "¿Qué quieres decir a Coco?"),
        (SAY, "Más plátanos", 'De acuerdo, enviando el mensaje "Más plátanos" a Coco en MonkeyChat.'),
    ],
    ("MonkeyChat", "fr"): [
        (SAY, "envoie un message à Coco sur MonkeyChat", "Que veux-tu dire à Coco ?"),
        (SAY, "Plus de bananes", "D’accord, j’envoie le message « Plus de bananes » à Coco avec MonkeyChat."),
    ],
    ("TasksNotes", "en"): [
        (
            SAY,
            "Make a grocery list with apples and pears in TasksNotes",
            "I made the list ‘grocery’ with apples and pears.",
        ),
        (SAY, "Add milk to my grocery list in TasksNotes", "I added milk to grocery."),
    ],
    ("TasksNotes", "es"): [
        (
            SAY,
            "Crea una lista de la compra con manzanas y peras en TasksNotes",
            "He hecho la lista «compra» con manzanas y peras.",
        ),
        (SAY, "añade leche a la lista de la compra en TasksNotes", "He añadido leche a compra."),
    ],
    ("TasksNotes", "fr"): [
        (
            SAY,
            "Crée une liste de courses avec des pommes et des poires dans TasksNotes",
            "avec pommes et poires.",
        ),
        (SAY, "ajoute du lait à la liste de courses dans TasksNotes", "J’ai ajouté lait à la liste courses."),
    ],
}


@pytest.mark.parametrize("app, language", DIALOGUES)
def test_holds_a_whole_dialogue_in_the_users_language(browser, server, app, language):
    page = Page(browser, server.url)
    page.choose("language", language)
    assert browser.find_element(By.TAG_NAME, "html").get_attribute("lang") == language
    for step, text, expected in DIALOGUES[app, language]:
        step(page, text, expected)
        page.picture(f"{app}-{language}-{len(page.bubbles())}")
    page.expect_end()
    page.choose("language", "en")


def test_goes_on_in_two_tabs_at_once(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Coco on MonkeyChat", "say to Coco?")
    address, first = browser.current_url, browser.current_window_handle
    browser.switch_to.new_window("tab")
    other = Page(browser, address)
    other.wait(lambda: len(other.bubbles()) == 2)
    other.say("More bananas", "sending the message")
    browser.close()
    browser.switch_to.window(first)
    page.wait(lambda: len(page.bubbles()) == 3)
    assert "sending the message" in page.bubbles()[-1]
    page.expect_end()


def test_shows_a_turn_that_comes_before_the_reply(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Bobo on MonkeyChat", "3 matches")
    session = browser.execute_script("return session")
    # The reply to what is said next is held back, while somebody else takes the session to its end.
    browser.execute_script(
        """
        const real = window.fetch;
        window.fetch = async (path, options) => {
          const reply = await real(path, options);
          if (options.method === "POST") await new Promise(let_go => { window.letGo = let_go; });
          return reply;
        };
        """
    )
    browser.find_element(By.ID, "text").send_keys("Bobo Jr.", Keys.ENTER)
    page.wait(lambda: browser.execute_script("return window.letGo !== undefined"))
    place = f"{server.url}/v1/sessions/{session}"
    revision = httpx2.get(place).json()["revision"]
    reply = httpx2.post(f"{place}/answers", json={"revision": revision, "text": "More bananas"})
    assert reply.json()["turn"]["outcome"]["ending"] == "handled"
    page.wait(lambda: browser.execute_script("return early && early.isFinal"))
    browser.execute_script("window.letGo()")
    page.wait(lambda: len(page.bubbles()) == 4)
    assert "say to Bobo Jr." in page.bubbles()[-2]
    assert "sending the message" in page.bubbles()[-1]
    page.expect_end()


def test_asks_once_for_a_token_that_nobody_gives(browser, server):
    page = Page(browser, server.url)
    browser.execute_script(
        """
        const real = window.fetch;
        window.asked = 0;
        window.prompt = () => { window.asked += 1; return null; };
        window.fetch = async (path, options) =>
          path.endsWith("/events") ? new Response("", { status: 401 }) : real(path, options);
        """
    )
    page.say("send a message to Bobo on MonkeyChat", "3 matches")
    page.wait(lambda: browser.execute_script("return window.asked === 1 && watching === null"))
    # Whoever goes on is asked again.
    page.say("Bobo Jr.", "say to Bobo Jr.")
    page.wait(lambda: browser.execute_script("return window.asked === 2 && watching === null"))
    browser.get_log("browser")


def test_takes_up_a_connection_that_was_lost(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Coco on MonkeyChat", "say to Coco?")
    browser.set_network_conditions(offline=True, latency=0, throughput=0)
    browser.find_element(By.ID, "text").send_keys("More bananas", Keys.ENTER)
    page.wait(lambda: page.bubbles("problem"))
    page.picture("lost")
    browser.delete_network_conditions()
    page.wait(lambda: len(page.bubbles()) == 3)
    assert "More bananas" in page.bubbles()[-1]
    assert not page.bubbles("problem")
    browser.get_log("browser")


def test_fits_a_telephone_and_the_dark(browser, server):
    browser.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    )
    page = Page(browser, server.url, size=(390, 844))
    page.say("send a message to Bobo on MonkeyChat", "3 matches")
    width = browser.execute_script("return document.documentElement.scrollWidth - window.innerWidth")
    assert width <= 0
    page.picture("telephone-dark")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_is_used_by_keyboard_and_read_out(browser, server):
    page = Page(browser, server.url)
    page.say("send a message to Bobo on MonkeyChat", "3 matches")
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
