#!/usr/bin/env python3
"""Three replicas of Concierge with one PostgreSQL, while replicas are killed and PostgreSQL restarts.

  Tests/Serving/with-postgresql python3 Tests/Serving/cluster.py      (`make cluster-test` installs and builds)

Many clients order soup at once, each by whichever replica it happens on, thinking for some seconds before each
answer as people do, and repeating what it got no reply to with the same Idempotency-Key. Meanwhile replicas are killed (`kill -9`) and started again at random, and
PostgreSQL is restarted twice: once in order, once as by a crash. Then two answers are sent at once to two
replicas, many times. At the end the kitchen's orders are compared with what clients were told. Exits 1 where

  an order was handled twice           whatever its client was told
  an order is missing                  that its client was told was handled
  an order is there                    that its client was told was not handled
  a session neither went on            nor said that it is not known what became of it

CLUSTER_SESSIONS (1000 at once), CLUSTER_SECONDS (120), CLUSTER_THINKING (5, the most seconds before an answer),
CLUSTER_RACES (10000) and CLUSTER_SEED set its size.
"""

import asyncio
import collections
import os
import pathlib
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid

import httpx2

CONCIERGE = os.environ.get("CONCIERGE", ".build/examples/debug/Concierge")
SESSIONS = int(os.environ.get("CLUSTER_SESSIONS", "1000"))
SECONDS = float(os.environ.get("CLUSTER_SECONDS", "120"))
THINKING = float(os.environ.get("CLUSTER_THINKING", "5"))
RACES = int(os.environ.get("CLUSTER_RACES", "10000"))
SEED = int(os.environ.get("CLUSTER_SEED", "0")) or random.randrange(1 << 30)
REPLICAS = 3
# A user may have so many sessions open; each of these has half of it.
USERS = max(1, SESSIONS // 50)
# How long a client tries, after which its session counts as lost.
PATIENCE = 180

chance = random.Random(SEED)


class Replica:
    """One of the servers."""

    def __init__(self, folder):
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        tokens = [part for user in range(USERS) for part in ("--token", f"token{user}=user{user}")]
        self.process = subprocess.Popen(
            [
                CONCIERGE, "--port", str(self.port), "--data", str(self.folder),
                "--store", "postgresql", "--database", os.environ["POSTGRESQL"],
                "--seal-key", str(self.folder / "seal.key"), *tokens,
            ],
            stdout=subprocess.DEVNULL,
            stderr=open(self.folder / f"{self.port}.log", "ab"),
        )

    async def ready(self, http):
        for _ in range(1200):
            try:
                if (await http.get(self.url + "/ready")).status_code == 200:
                    return
            except httpx2.TransportError:
                pass
            if self.process.poll() is not None:
                self.start()
            await asyncio.sleep(0.1)
        sys.exit(f"the replica at {self.url} does not start")


class Cluster:
    def __init__(self, folder, http):
        self.replicas = [Replica(folder) for _ in range(REPLICAS)]
        self.http = http
        self.count = collections.Counter()
        self.ends = {}  # of each address, what its client was told
        self.problems = []

    async def send(self, method, path, user, body=None, key=None, replica=None, deadline=None):
        """Sends a request, again and again until somebody answers it."""
        deadline = deadline or time.monotonic() + PATIENCE
        headers = {"Authorization": f"Bearer token{user}"}
        if key:
            headers["Idempotency-Key"] = key
        while True:
            chosen = replica or chance.choice(self.replicas)
            try:
                reply = await self.http.request(
                    method, chosen.url + path, json=body, headers=headers
                )
                self.count["requests"] += 1
                if reply.status_code != 503:
                    return reply
            except httpx2.TransportError:
                pass
            self.count["requests without a reply"] += 1
            if time.monotonic() > deadline:
                raise TimeoutError(f"{method} {path} got no reply")
            await asyncio.sleep(chance.uniform(0.05, 0.5))

    async def order(self, address, user):
        """Orders soup in a dialogue, and says what became of it."""
        begin = {
            "request": {
                "intent": "OrderSoup", "parameters": {"soup": "tomato soup"},
            }
        }
        reply = await self.send("POST", "/v1/sessions", user, begin, key=uuid.uuid4().hex)
        if reply.status_code != 201:
            return f"refused: {reply.status_code} {reply.text}"
        view, deadline = reply.json(), time.monotonic() + PATIENCE
        while not view["isFinal"]:
            if time.monotonic() > deadline:
                return "lost"
            path = "/v1/sessions/" + view["session"]
            answer = self.answer(view["turn"], address)
            if answer is None:
                await asyncio.sleep(0.5)
                reply = await self.send("GET", path, user)
            else:
                await asyncio.sleep(chance.uniform(0, THINKING))
                body = {"revision": view["revision"], "answer": answer}
                reply = await self.send(
                    "POST", path + "/answers", user, body, key=uuid.uuid4().hex
                )
            if reply.status_code == 409 and "present" in reply.json():
                view = reply.json()["present"]
            elif reply.status_code == 409:
                view = (await self.send("GET", path, user)).json()
            elif reply.status_code == 200:
                view = reply.json()
            else:
                return f"refused: {reply.status_code} {reply.text}"
        return view["turn"].get("outcome", {}).get("ending", view["turn"]["type"])

    @staticmethod
    def answer(turn, address):
        if turn["type"] == "confirm":
            return {"type": "yes"}
        if turn["type"] != "ask":
            return None
        parameter = turn["question"]["parameter"]
        values = {"quantity": 2, "orderType": "delivery", "address": address}
        return {"type": "value", "value": values[parameter]}

    async def customer(self, number, end):
        """Orders one soup after the other."""
        for count in range(1_000_000):
            if count and time.monotonic() > end:
                return
            address = f"{number}-{count} Banana Street"
            try:
                self.ends[address] = await self.order(address, number % USERS)
            except Exception as error:
                self.ends[address] = f"lost: {error!r}"

    async def killer(self, end):
        """Kills replicas, and starts them again."""
        while time.monotonic() < end:
            await asyncio.sleep(chance.uniform(1, 4))
            replica = chance.choice(self.replicas)
            replica.process.send_signal(signal.SIGKILL)
            await asyncio.to_thread(replica.process.wait)
            self.count["replicas killed"] += 1
            await asyncio.sleep(chance.uniform(0, 1))
            replica.start()

    async def restarts(self):
        for mode in ("fast", "immediate"):
            await asyncio.sleep(SECONDS / 3)
            control = os.environ["POSTGRESQL_CONTROL"]
            await asyncio.to_thread(subprocess.run, [control, "stop", "-m", mode], check=True)
            await asyncio.sleep(1)
            await asyncio.to_thread(subprocess.run, [control, "start"], check=True)
            self.count["restarts of PostgreSQL"] += 1

    async def race(self, number, gate):
        """Says yes twice at once, to two replicas."""
        async with gate:
            address, user = f"race {number}", number % USERS
            request = {
                "intent": "OrderSoup",
                "parameters": {
                    "soup": "tomato soup", "quantity": 1, "orderType": "delivery",
                    "address": address,
                },
            }
            reply = await self.send(
                "POST", "/v1/sessions", user, {"request": request}, key=uuid.uuid4().hex
            )
            view = reply.json()
            if view.get("turn", {}).get("type") != "confirm":
                self.problems.append(f"{address}: {reply.status_code} {view}")
                return
            path = "/v1/sessions/" + view["session"]
            body = {"revision": view["revision"], "answer": {"type": "yes"}}
            replies = await asyncio.gather(
                *(
                    self.send(
                        "POST", path + "/answers", user, body, key=uuid.uuid4().hex,
                        replica=replica,
                    )
                    for replica in chance.sample(self.replicas, 2)
                )
            )
            codes = sorted(reply.status_code for reply in replies)
            self.count[f"races {codes}"] += 1
            if codes != [200, 409]:
                self.problems.append(f"{address}: {[reply.text for reply in replies]}")
            while not view["isFinal"]:
                view = (await self.send("GET", path, user)).json()
            self.ends[address] = view["turn"]["outcome"]["ending"]

    def check(self, folder):
        """Compares what the kitchen took down with what clients were told."""
        with sqlite3.connect(folder / "orders.sqlite") as database:
            rows = database.execute('SELECT address, attempts FROM "order"').fetchall()
        orders = collections.Counter(address for address, _ in rows)
        for address, attempts in rows:
            if attempts > 1 or orders[address] > 1:
                self.problems.append(f"{address}: handled {attempts}, kept {orders[address]} times")
        for address, end in self.ends.items():
            if end == "handled" and not orders[address]:
                self.problems.append(f"{address}: handled, and missing")
            elif end not in ("handled", "unknown"):
                self.problems.append(f"{address}: {end}" + (", and kept" if orders[address] else ""))
        for address in orders.keys() - self.ends.keys():
            self.problems.append(f"{address}: kept, and nobody was told")
        self.count["orders"] = len(rows)
        self.count["orders of unknown sessions"] = sum(
            1 for address, end in self.ends.items() if end == "unknown" and orders[address]
        )


async def main():
    print(f"CLUSTER_SEED={SEED}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "seal.key").write_bytes(os.urandom(32))
        limits = httpx2.Limits(max_connections=None, max_keepalive_connections=200)
        async with httpx2.AsyncClient(timeout=60, limits=limits) as http:
            cluster = Cluster(folder, http)
            for replica in cluster.replicas:
                replica.start()
                await replica.ready(http)
            try:
                start = time.monotonic()
                end = start + SECONDS
                await asyncio.gather(
                    cluster.killer(end), cluster.restarts(),
                    *(cluster.customer(number, end) for number in range(SESSIONS)),
                )
                cluster.count["seconds until the last session ended"] = round(time.monotonic() - start)
                for replica in cluster.replicas:
                    await replica.ready(http)
                start = time.monotonic()
                gate = asyncio.Semaphore(50)
                await asyncio.gather(*(cluster.race(number, gate) for number in range(RACES)))
                cluster.count["seconds of races"] = round(time.monotonic() - start)
            finally:
                for replica in cluster.replicas:
                    replica.process.terminate()
                for replica in cluster.replicas:
                    replica.process.wait()
        cluster.check(folder)
    ends = collections.Counter(end.split(":")[0] for end in cluster.ends.values())
    for name, count in [*(("sessions that ended as " + end, n) for end, n in ends.items()),
                        *sorted(cluster.count.items())]:
        print(f"{name:45} {count:8}")
    for problem in cluster.problems[:20]:
        print(problem)
    print(f"{len(cluster.problems)} problems")
    sys.exit(1 if cluster.problems else 0)


asyncio.run(main())
