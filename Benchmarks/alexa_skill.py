"""The dialogue of SoupOrder as an Alexa skill, for gunicorn: `gunicorn --chdir Benchmarks alexa_skill:app`.

It asks for a soup's quantity and how it is to be had, has the order confirmed, and takes it down in SQLite
(ORDERS), as the kitchen of Examples/SoupOrder does.
"""

import json
import os
import sqlite3
import sys
import uuid
from unittest.mock import MagicMock

from ask_sdk_core.dispatch_components import AbstractRequestHandler
from ask_sdk_core.skill_builder import SkillBuilder
from ask_sdk_core.utils import is_intent_name
from ask_sdk_model import IntentConfirmationStatus
from ask_sdk_model.dialog import ConfirmIntentDirective, ElicitSlotDirective
from flask import Flask, Response as Reply, request

# What checks signatures knows no OpenSSL after 3.0.9; no signature is checked here.
sys.modules["certvalidator"] = sys.modules["certvalidator.errors"] = MagicMock()
from ask_sdk_webservice_support.webservice_handler import WebserviceSkillHandler  # noqa: E402

PRICE = 650
QUESTIONS = {
    "soup": "What soup would you like?",
    "quantity": "How many bowls?",
    "orderType": "Is it for pickup, or to be delivered?",
}
database = sqlite3.connect(os.environ.get("ORDERS", ":memory:"), timeout=30, check_same_thread=False)
# As the kitchen has it: a write waits for no reader, and makes no file.
try:
    database.execute("PRAGMA journal_mode = WAL")
except sqlite3.OperationalError:
    pass  # The other worker is about to.
database.execute(
    "CREATE TABLE IF NOT EXISTS orders (key TEXT PRIMARY KEY, soup TEXT, quantity INTEGER)")


class OrderSoup(AbstractRequestHandler):
    def can_handle(self, handler_input):
        return is_intent_name("OrderSoup")(handler_input)

    def handle(self, handler_input):
        intent = handler_input.request_envelope.request.intent
        answer = handler_input.response_builder
        for name, question in QUESTIONS.items():
            if not intent.slots[name].value:
                answer.add_directive(ElicitSlotDirective(slot_to_elicit=name, updated_intent=intent))
                return answer.speak(question).ask(question).response
        quantity = int(intent.slots["quantity"].value)
        soup = intent.slots["soup"].value
        if intent.confirmation_status == IntentConfirmationStatus.NONE:
            answer.add_directive(ConfirmIntentDirective(updated_intent=intent))
            question = f"Order {quantity} {soup}?"
            return answer.speak(question).ask(question).response
        with database:
            database.execute(
                "INSERT OR IGNORE INTO orders VALUES (?, ?, ?)", (uuid.uuid4().hex, soup, quantity))
        total = quantity * PRICE / 100
        return answer.speak(f"Your {soup} is ready in 10 minutes. That is ${total:.2f}.").response


builder = SkillBuilder()
builder.add_request_handler(OrderSoup())
skill = WebserviceSkillHandler(skill=builder.create(), verify_signature=False, verify_timestamp=False)
app = Flask(__name__)


@app.post("/")
def turn():
    reply = skill.verify_request_and_dispatch(dict(request.headers), request.data.decode())
    return Reply(json.dumps(reply), mimetype="application/json")
