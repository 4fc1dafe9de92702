-- A dialogue of four turns for wrk: with Concierge, or with a skill (argument 'skill'). Begin, quantity,
-- pickup, yes. Which turn comes next is what a reply asks for, so that the connections of a thread share its
-- dialogues: whichever is free takes the next turn of any.
local json = { ["Content-Type"] = "application/json" }
local slots = { '"2"', '"pickup"' }
local skill = false
-- The requests that are to be sent, the oldest at 'first'.
local waiting, first, last = {}, 1, 0

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

local function message(turn, body)
  if skill then
    return wrk.format("POST", "/", json, envelope(turn))
  end
  if turn == 0 then
    return wrk.format("POST", "/v1/sessions", json, begin)
  end
  local session, revision = body:match('"session":"([^"]+)"'), body:match('"revision":(%d+)')
  return wrk.format("POST", "/v1/sessions/" .. session .. "/answers", json,
    '{"revision":' .. revision .. ',"answer":' .. answers[turn] .. "}")
end

-- The turn that a reply asks for; 0 where it ends the dialogue.
local function turn_after(body)
  local asked = body:match('"slotToElicit": "(%a+)"') or body:match('"parameter":"(%a+)"')
  if asked == "quantity" then return 1 end
  if asked == "orderType" then return 2 end
  local confirms = skill and "Dialog.ConfirmIntent" or '"type":"confirm"'
  return body:find(confirms, 1, true) and 3 or 0
end

function request()
  if first > last then return message(0) end
  local next = waiting[first]
  waiting[first] = nil
  first = first + 1
  return next
end

function response(status, headers, body)
  -- What went wrong begins anew, and is counted by wrk.
  local turn = status < 300 and turn_after(body) or 0
  if turn > 0 then
    last = last + 1
    waiting[last] = message(turn, body)
  end
end
