"""The official client of the Model Context Protocol against Concierge: both transports, every version."""

import contextlib
import json

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from mcp_types import ElicitResult

from conftest import CONCIERGE, Server

pytestmark = pytest.mark.anyio

HANDSHAKE = ["2025-06-18", "2025-11-25"]
WAYS = [
    (transport, version)
    for transport in ("http", "stdio")
    for version in (*HANDSHAKE, "2026-07-28")
]
VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"


@pytest.fixture(params=WAYS, ids=["-".join(way) for way in WAYS])
def connect(request, server, tmp_path, monkeypatch):
    """Connects a client, whose user answers forms as told."""
    transport, version = request.param
    if version in HANDSHAKE:
        # The client begins with the newest that it knows.
        monkeypatch.setattr("mcp.client.session.LATEST_HANDSHAKE_VERSION", version)

    @contextlib.asynccontextmanager
    async def connected(*answers, can_be_asked=True):
        asked = []
        left = list(answers)

        async def elicit(context, params):
            asked.append(params)
            answer = left.pop(0)
            if isinstance(answer, str):
                return ElicitResult(action=answer)
            if callable(answer):
                answer = answer(params)
            return ElicitResult(action="accept", content=answer)

        if transport == "http":
            way = streamable_http_client(server.url + "/mcp")
        else:
            way = stdio_client(
                StdioServerParameters(command=CONCIERGE, args=["--stdio", "--data", str(tmp_path)])
            )
        async with Client(
            way,
            mode="legacy" if version in HANDSHAKE else version,
            elicitation_callback=elicit if can_be_asked else None,
        ) as client:
            assert client.protocol_version == version
            yield client, asked
        assert not left, f"not asked for: {left}"

    connected.way = request.param
    return connected


def titled(params, title):
    """The choice of a title in a form."""
    (schema,) = params.requested_schema["properties"].values()
    # The first version with forms has the titles beside the names.
    named = schema.get("oneOf") or [
        {"const": name, "title": named}
        for name, named in zip(schema["enum"], schema["enumNames"], strict=True)
    ]
    return next(option["const"] for option in named if title in option["title"])


async def test_lists_every_intent_as_a_tool(connect):
    async with connect() as (client, _):
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert {"Messages_SendMessage", "OrderSoup", "Notebook_CreateTaskList"} <= set(tools)
        soup = tools["OrderSoup"]
        assert soup.input_schema["properties"]["quantity"]["type"] == "integer"
        assert soup.input_schema["properties"]["orderType"]["enum"]
        assert "waitTime" in soup.output_schema["properties"]["response"]["properties"]
        assert soup.annotations.destructive_hint and not soup.annotations.read_only_hint


async def test_asks_for_values_a_choice_and_a_yes(connect):
    answers = [
        {"soup": "clam chowder"},
        {"quantity": 2},
        lambda form: {"orderType": "delivery"},
        {"address": "5 Banana Street"},
        {"confirm": True},
    ]
    async with connect(*answers) as (client, asked):
        result = await client.call_tool("OrderSoup", {})
        assert not result.is_error, result
        assert result.structured_content["status"] == "handled"
        assert result.structured_content["response"]["total"]["amount"] == 13
        assert "Clam chowder" in asked[-1].message


async def test_offers_one_of_several_and_takes_the_one_that_is_chosen(connect):
    answers = [lambda form: {"choice": titled(form, "Bobo Jr.")}, {"content": "More bananas"}]
    async with connect(*answers) as (client, asked):
        result = await client.call_tool("Messages_SendMessage", {"recipients": ["Bobo"]})
        assert result.structured_content["status"] == "handled", result
        assert len(asked) == 2


async def test_says_why_a_value_was_refused_and_asks_anew(connect):
    answers = [{"quantity": 3}, {"confirm": True}]
    async with connect(*answers) as (client, asked):
        result = await client.call_tool(
            "OrderSoup", {"soup": "tomato soup", "quantity": 8, "orderType": "pickup"}
        )
        assert result.structured_content["status"] == "handled", result
        assert len(asked[0].message) > 0


@pytest.mark.parametrize("answer", ["decline", "cancel", {"confirm": False}])
async def test_does_nothing_without_a_yes(connect, answer):
    async with connect(answer) as (client, _):
        result = await client.call_tool(
            "OrderSoup", {"soup": "tomato soup", "quantity": 1, "orderType": "pickup"}
        )
        assert result.structured_content["status"] == "cancelled"


@pytest.mark.parametrize("answer", ["decline", "cancel"])
async def test_ends_where_the_user_gives_no_value_or_chooses_nothing(connect, answer):
    async with connect(answer) as (client, _):
        result = await client.call_tool("OrderSoup", {"quantity": 1})
        assert result.structured_content["status"] == "cancelled"
    async with connect(answer) as (client, _):
        result = await client.call_tool("Messages_SendMessage", {"recipients": ["Bobo"]})
        assert result.structured_content["status"] == "cancelled"


async def test_serves_every_intent_of_the_examples(connect):
    # Each way has its own words: the apps remember.
    fruit = ["plums", "figs", "dates", "limes", "kiwis", "pears"][WAYS.index(connect.way)]
    title = f"{fruit.title()} list"
    async with connect() as (client, _):
        made = await client.call_tool(
            "Notebook_CreateTaskList", {"title": title, "taskTitles": ["bread"]}
        )
        assert made.structured_content["status"] == "handled", made
        added = await client.call_tool(
            "Notebook_AddTasks", {"targetTaskList": title, "taskTitles": [fruit]}
        )
        assert added.structured_content["status"] == "handled", added
        done = await client.call_tool(
            "Notebook_SetTaskAttribute", {"targetTask": fruit, "status": "completed"}
        )
        assert done.structured_content["status"] == "handled", done


async def test_goes_on_by_its_session_where_nobody_can_be_asked(connect):
    async with connect(can_be_asked=False) as (client, _):
        first = await client.call_tool("OrderSoup", {"soup": "tomato soup", "orderType": "pickup"})
        assert first.structured_content["status"] == "needsInput"
        assert first.structured_content["needs"]["parameter"] == "quantity"
        second = await client.call_tool(
            "OrderSoup", {"session": first.structured_content["session"], "quantity": 2}
        )
        assert second.structured_content["needs"]["kind"] == "confirm"
        session = second.structured_content["session"]
        unconfirmed = await client.call_tool("OrderSoup", {"session": session})
        assert unconfirmed.structured_content["status"] == "needsInput"
        done = await client.call_tool("OrderSoup", {"session": session, "confirmed": True})
        assert done.structured_content["status"] == "handled"
        again = await client.call_tool("OrderSoup", {"session": session, "confirmed": True})
        assert again.structured_content == done.structured_content


async def test_never_takes_a_confirmation_that_nobody_was_asked_for(connect):
    async with connect(can_be_asked=False) as (client, _):
        arguments = {
            "soup": "tomato soup", "quantity": 1, "orderType": "pickup", "confirmed": True,
        }
        result = await client.call_tool("OrderSoup", arguments)
        assert result.structured_content["status"] == "needsInput"


async def test_says_what_is_wrong_with_arguments(connect):
    async with connect() as (client, _):
        wrong = await client.call_tool("OrderSoup", {"quantity": "many"})
        assert wrong.is_error and "quantity" in wrong.content[0].text
        unknown = await client.call_tool("OrderSoup", {"banana": 1})
        assert unknown.is_error and "banana" in unknown.content[0].text
        with pytest.raises(MCPError):
            await client.call_tool("Fly", {})


async def test_completes_values_and_has_examples_as_prompts(connect):
    async with connect() as (client, _):
        prompts = {prompt.name for prompt in (await client.list_prompts()).prompts}
        assert "OrderSoup" in prompts
        assert any(name.startswith("SoupOrder-example") for name in prompts)
        found = await client.complete(
            {"type": "ref/prompt", "name": "OrderSoup"}, {"name": "soup", "value": "chowder"}
        )
        assert found.completion.values == ["Clam chowder"]
        # By what is no value of another argument there is nothing to look up.
        none = await client.complete(
            {"type": "ref/prompt", "name": "OrderSoup"},
            {"name": "soup", "value": "chowder"},
            {"quantity": "heaps"},
        )
        assert none.completion.values == []
        prompt = await client.get_prompt("OrderSoup", {"soup": "Clam chowder"})
        assert "Clam chowder" in prompt.messages[0].content.text


# What no well-behaved client sends.


def modern(server, method, params, headers={}, **meta):
    meta = {VERSION: "2026-07-28", CAPABILITIES: {"elicitation": {}}} | meta
    body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params | {"_meta": meta}}
    named = {"Mcp-Name": params["name"]} if "name" in params else {}
    return httpx2.post(
        server.url + "/mcp",
        json=body,
        headers={
            "Mcp-Protocol-Version": "2026-07-28", "Mcp-Method": method,
            "Accept": "application/json, text/event-stream",
        } | named | headers,
    )


ORDER = {"soup": "tomato soup", "quantity": 1, "orderType": "pickup"}


def state(server, arguments=ORDER, **headers):
    reply = modern(server, "tools/call", {"name": "OrderSoup", "arguments": arguments}, headers)
    result = reply.json()["result"]
    assert result["resultType"] == "input_required"
    return result["requestState"]


def repeat(server, state, arguments=ORDER, **headers):
    params = {
        "name": "OrderSoup", "arguments": arguments, "requestState": state,
        "inputResponses": {"form": {"action": "accept", "content": {"confirm": True}}},
    }
    return modern(server, "tools/call", params, headers).json()


def test_handles_a_state_once_however_often_it_comes(server):
    given = state(server)
    first = repeat(server, given)
    assert first["result"]["structuredContent"]["status"] == "handled"
    assert repeat(server, given)["result"]["structuredContent"] == first["result"]["structuredContent"]


def test_refuses_a_state_that_was_altered_or_is_of_another_call(server):
    given = state(server)
    forged = given[:-2] + ("AA" if not given.endswith("AA") else "BB")
    assert repeat(server, forged)["error"]["code"] == -32602
    assert repeat(server, given, ORDER | {"quantity": 2})["error"]["code"] == -32602
    assert repeat(server, given)["result"]["structuredContent"]["status"] == "handled"


def test_refuses_the_state_of_another_user(tmp_path):
    server = Server(tmp_path, "--token", "red=bobo", "--token", "blue=coco")
    try:
        red, blue = {"Authorization": "Bearer red"}, {"Authorization": "Bearer blue"}
        given = state(server, **red)
        assert repeat(server, given, **blue)["error"]["code"] == -32602
        assert repeat(server, given, **red)["result"]["structuredContent"]["status"] == "handled"
        assert modern(server, "tools/list", {}).status_code == 401
    finally:
        server.stop()


@pytest.mark.parametrize(
    "name, value",
    [("Mcp-Method", "tools/list"), ("Mcp-Name", "Fly"), ("Mcp-Protocol-Version", "2026-07-29")],
)
def test_refuses_headers_that_say_something_else(server, name, value):
    reply = modern(server, "tools/call", {"name": "OrderSoup", "arguments": {}}, {name: value})
    assert reply.status_code == 400
    assert reply.json()["error"]["code"] == -32020


def test_refuses_versions_methods_and_origins_that_it_does_not_know(server):
    wrong = modern(server, "tools/list", {}, {"Mcp-Protocol-Version": "2031-01-01"}, **{VERSION: "2031-01-01"})
    assert wrong.json()["error"]["code"] == -32022
    assert "2026-07-28" in wrong.json()["error"]["data"]["supported"]
    assert modern(server, "tools/fly", {}).status_code == 404
    assert modern(server, "tools/list", {}, {"Origin": "https://evil.example"}).status_code == 403
    reply = httpx2.post(server.url + "/mcp", content=b"no json", headers={"Content-Type": "application/json"})
    assert reply.status_code == 400 and reply.json()["error"]["code"] == -32700
