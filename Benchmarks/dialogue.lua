-- A dialogue of four turns for wrk, each connection in a thread of its own: with Concierge, or with a skill
-- (argument 'skill'). Begin, quantity, pickup, yes.
local json = { ["Content-Type"] = "application/json" }
local slots = { '"2"', '"pickup"' }
local turn, session, revision = 0, nil, 0
local skill = false

local function slot(name, value)
  return '"' .. name .. '":{"name":"' .. name .. '","confirmationStatus":"NONE"'
    .. (value and ',"value":' .. value or "") .. "}"
end

local function envelope(turn)
  return '{"version":"1.0","session":{"new":' .. tostring(turn == 0)
    .. ',"sessionId":"s","application":{"applicationId":"a"},"attributes":{},"user":{"userId":"u"}},'
    .. '"context":{"System":{"application":{"applicationId":"a"},"user":{"userId":"u"},'
    .. '"device":{"deviceId":"d","supportedInterfaces":{}},"apiEndpoint":"https://api.example"}},'
    .. '"request":{"type":"IntentRequest","requestId":"r","timestamp":"2026-01-01T00:00:00Z",'
    .. '"locale":"en-US","dialogState":"IN_PROGRESS","intent":{"name":"OrderSoup","confirmationStatus":"'
    .. (turn == 3 and "CONFIRMED" or "NONE") .. '","slots":{' .. slot("soup", '"tomato soup"') .. ","
    .. slot("quantity", turn > 0 and slots[1]) .. "," .. slot("orderType", turn > 1 and slots[2])
    .. "}}}}"
end

local begin = '{"request":{"intent":"OrderSoup","parameters":{"soup":"tomato soup"}}}'
local answers = {
  '{"type":"value","value":2}', '{"type":"value","value":"pickup"}', '{"type":"yes"}',
}

function init(arguments)
  skill = arguments[1] == "skill"
end

function request()
  if skill then
    return wrk.format("POST", "/", json, envelope(turn))
  end
  if turn == 0 then
    return wrk.format("POST", "/v1/sessions", json, begin)
  end
  return wrk.format("POST", "/v1/sessions/" .. session .. "/answers", json,
    '{"revision":' .. revision .. ',"answer":' .. answers[turn] .. "}")
end

function response(status, headers, body)
  if not skill and status < 300 then
    session = body:match('"session":"([^"]+)"') or session
    revision = body:match('"revision":(%d+)') or revision
  end
  -- What went wrong begins anew, and is counted by wrk.
  turn = status < 300 and (turn + 1) % 4 or 0
end
