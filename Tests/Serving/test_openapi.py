"""What Concierge says of its API, against what others make of it."""

import httpx2
from openapi_spec_validator import validate


def test_describes_its_api_as_openapi_has_it(server):
    document = httpx2.get(server.url + "/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    validate(document)


def test_lists_the_intents_of_all_apps(server):
    listed = httpx2.get(server.url + "/v1/intents", headers={"Accept-Language": "es"}).json()
    assert [app["name"] for app in listed["apps"]] == ["MonkeyChat", "TasksNotes", "SoupOrder"]
    assert listed["language"] == "es"
    assert all(app["intents"] for app in listed["apps"])
