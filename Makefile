# What to do with this checkout. Each target installs what it needs.
#
#   make run         build, generate Swift from Definitions/, dispatch a request to an example handler
#   make test        run every test
#   make test-threads  run the tests of the runtime under the thread sanitizer
#   make serve       serve three example apps: prints the page's address and the line for an MCP client
#   make serve-cluster  serve them from three replicas with PostgreSQL and nginx
#   make test-postgresql  run the tests of the stores against PostgreSQL
#   make test-serving  run the official MCP client and a browser against them, and the stores against
#                    PostgreSQL
#   make schemathesis  the same with 5,000 requests made up from what the server says of itself
#   make cluster-test  kill replicas and restart PostgreSQL under a thousand sessions
#   make examples    run the tests of the examples, which build on this package as any user would
#   make snapshots   write the expected output of tests anew, to be looked at before it is committed
#   make bench       measure the generator against xmllint, the runtime against ask-sdk-core,
#                    recognition against hassil, and what the build plugin costs
#   make bench-serving  measure the server against an Alexa skill of the same dialogue
#   make fuzz        feed whatever comes from outside what libFuzzer makes up, half an hour each
#                    (FUZZ_SECONDS, FUZZ_TARGETS), under the address sanitizer
#   make release     build a command that needs nothing installed, and what goes with it (.build/dist)
#   make install     install the command, its manual and its completions below PREFIX (/usr/local)
#   make format      lay out all Swift as swift-format does
#   make docs        write the reference of the two libraries as pages to read in a browser, and that
#                    of all rules

SHELL := bash
SWIFT ?= swift
JOBS ?= 2
ROOT_COMMAND := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
PREFIX ?= /usr/local
CONFIGURATION ?= release
# All that the package can do; the same for all, or each target would build anew.
TRAITS := --enable-all-traits
# SwiftPM names traits to the compiler in the order that its hashing happens to have: in another one all is compiled anew.
BUILD := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build --jobs $(JOBS)
# Tests that start compilers, commands and servers would starve one another, were all begun at once.
AT_ONCE := SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=6
SOURCES := Package.swift Sources Templates Definitions Plugins Tests Examples Benchmarks

# How long each part is fed by `make fuzz`, in seconds, and which parts.
FUZZ_SECONDS ?= 1800
FUZZ_TARGETS ?= property-list definition pipeline strings string-catalog vocabulary template sentence session http mcp

# The suites in which several things run at once, beside all of IntentsTests.
THREADED := ConcurrencyTests|ConversationTests|DeadlineTests|DispatchLifeCycleTests|HandlerCallTests|$\
  HandlingTests|AbandonedSessionTests|ForgottenSessionTests|KeptOutcomeTests|PresentationTests|$\
  RecognizerTests|SessionServiceTests|SessionTests|StoreSafetyTests|StoreTests|TurnTests

.PHONY: run test test-threads serve serve-cluster test-postgresql test-serving schemathesis cluster-test examples snapshots bench bench-serving fuzz release install uninstall format docs setup setup-postgresql setup-serving python

# The headers of libxml2, and of SQLite and PostgreSQL for the stores, from whatever installs packages here.
setup:
	@command -v pkg-config >/dev/null && pkg-config --exists libxml-2.0 sqlite3 libpq || { \
	  if command -v apt-get >/dev/null; then \
	    $(ROOT_COMMAND) apt-get update -qq \
	      && $(ROOT_COMMAND) apt-get install -y -qq pkg-config libxml2-dev libsqlite3-dev libpq-dev; \
	  elif command -v brew >/dev/null; then brew install pkg-config libxml2 sqlite libpq; \
	  else echo "install pkg-config, libxml2, SQLite and libpq with their headers, then try again" >&2; exit 1; fi; }

# The command alone, so that a first look does not wait for the server and the tests.
run: setup
	$(BUILD) $(TRAITS) --product intentgen
	$(SWIFT) run $(TRAITS) --skip-build intentgen generate Definitions --output .build/generated
	$(SWIFT) run --jobs $(JOBS) --package-path Examples/SendMessage --scratch-path .build/examples \
	  SendMessage

test: setup
	@mkdir -p .build
	set -o pipefail; { $(BUILD) $(TRAITS) --build-tests \
	  && $(AT_ONCE) $(SWIFT) test $(TRAITS) --skip-build $(addprefix --skip ,$(SKIP)); } 2>&1 \
	  | tee .build/test.log || { echo "What failed:"; grep -aE '✘|error:' .build/test.log; exit 1; } >&2

# The tests of what runs at once, watched by the thread sanitizer, with locks that it knows. A limit on the size of
# files is over at once with what it writes itself.
test-threads: setup
	@mkdir -p .build
	set -o pipefail; INTENTGEN_RUNTIME_ALONE=1 $(SWIFT) test --sanitize=thread \
	  -Xswiftc -DTHREAD_SANITIZER --scratch-path .build/threads --jobs $(JOBS) \
	  --filter '^IntentsTests|\.($(THREADED))/' --skip survivesFullDisk \
	  2>&1 | tee .build/test-threads.log
	! grep -q 'WARNING: ThreadSanitizer' .build/test-threads.log

# The apps of the examples for any assistant; sessions are kept in SQLite.
CONCIERGE := .build/examples/debug/Concierge
BUILD_CONCIERGE := $(BUILD) --package-path Examples/Concierge --scratch-path .build/examples --traits PostgreSQL
serve: setup
	$(BUILD_CONCIERGE)
	$(CONCIERGE)

# The same by three replicas with PostgreSQL, and nginx in front.
serve-cluster: setup-serving
	$(BUILD_CONCIERGE)
	Examples/Concierge/serve-cluster $(CONCIERGE)

# A browser for the page, a database, and Python for the clients, from whatever installs packages here.
setup-serving: setup
	@command -v chromedriver >/dev/null && [ -x /usr/sbin/nginx ] && ls /usr/lib/postgresql/*/bin/initdb >/dev/null || { \
	  if command -v apt-get >/dev/null; then \
	    $(ROOT_COMMAND) apt-get update -qq \
	      && $(ROOT_COMMAND) apt-get install -y -qq --no-install-recommends \
	        chromium chromium-driver nginx-light postgresql python3-venv; \
	  else echo "without Chromium the tests of the page are skipped" >&2; fi; }

setup-postgresql: setup
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || $(ROOT_COMMAND) apt-get install -y -qq --no-install-recommends postgresql

# The stores, against a database of their own; ALREADY_BUILT=1 where `make test` was right before.
test-postgresql: setup-postgresql
	$(if $(ALREADY_BUILT),,$(BUILD) $(TRAITS) --build-tests)
	Tests/Serving/with-postgresql $(SWIFT) test $(TRAITS) --skip-build --filter SessionStoreTests

# The same, talked to by clients that others wrote, from PyPI.
test-serving: setup-serving test-postgresql python
	$(BUILD_CONCIERGE)
	CONCIERGE="$$PWD/$(CONCIERGE)" .build/python/bin/python -m pytest --quiet Tests/Serving

# Over 5,000 requests, over all operations; each is sent up to so many that are made up.
SCHEMATHESIS_EXAMPLES ?= 500
schemathesis: setup-serving python
	$(BUILD_CONCIERGE)
	CONCIERGE="$$PWD/$(CONCIERGE)" SCHEMATHESIS_EXAMPLES=$(SCHEMATHESIS_EXAMPLES) \
	  .build/python/bin/python -m pytest --quiet -s Tests/Serving/test_schemathesis.py

# A thousand sessions at once while replicas are killed: CLUSTER_SESSIONS, CLUSTER_SECONDS, CLUSTER_RACES.
cluster-test: setup-serving python
	$(BUILD_CONCIERGE)
	CONCIERGE="$$PWD/$(CONCIERGE)" Tests/Serving/with-postgresql \
	  .build/python/bin/python Tests/Serving/cluster.py

python:
	python3 -m venv .build/python
	.build/python/bin/pip install --quiet --requirement Tests/Serving/requirements.txt

# One folder for all of them, so that what they share is built once.
examples: setup
	for example in Cafe MonkeyChat TasksNotes SoupOrder SoupChef OwnRecognizer; do \
	  $(SWIFT) test --package-path Examples/$$example --scratch-path .build/examples --jobs $(JOBS) \
	    || exit 1; \
	done

snapshots: setup
	$(BUILD) $(TRAITS) --build-tests
	RECORD_SNAPSHOTS=1 $(SWIFT) test $(TRAITS) --skip-build || true
	git status --short

bench: setup
	Benchmarks/generator
	Benchmarks/runtime
	Benchmarks/recognition
	Benchmarks/plugin

RELEASED_CONCIERGE := .build/bench/release/Concierge
bench-serving: setup-serving python
	command -v wrk >/dev/null || $(ROOT_COMMAND) apt-get install -y -qq wrk
	.build/python/bin/pip install --quiet ask-sdk-core ask-sdk-webservice-support flask gunicorn
	$(SWIFT) build --configuration release --package-path Examples/Concierge --scratch-path .build/bench \
	  --traits PostgreSQL --jobs $(JOBS) --product Concierge
	$(if $(wildcard /dev/shm/.),TMPDIR=/dev/shm) CONCIERGE="$$PWD/$(RELEASED_CONCIERGE)" \
	  Tests/Serving/with-postgresql .build/python/bin/python Benchmarks/serving

# What is found is kept in .build/fuzz/findings; give it to the same part again to see it fail, then put
# it into Tests as a case of its own.
FUZZ := INTENTGEN_FUZZ=1 INTENTGEN_WITHOUT_HANDLERS=1 $(SWIFT) build --traits Server --scratch-path .build/fuzz/build \
  --configuration release --jobs $(JOBS)
# libFuzzer without its own 'main', which the plugins' tools have already: SwiftPM links all of them alike.
FUZZER = $(firstword $(shell ls "$$(dirname "$$(readlink -f "$$(command -v $(firstword $(SWIFT)))")")"/../lib/clang/*/lib/linux/libclang_rt.fuzzer_no_main-*.a))
FUZZ_FLAGS = --sanitize=address -Xswiftc -sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp \
  -Xlinker $(FUZZER) -Xlinker -lstdc++
# The code of the tests' zoo, which is fed. The plugin's tool writes it: the command waits for Swift's syntax,
# and under a sanitizer no plugin runs.
ZOO := $(foreach part,Handling Intents Responses Types,--output Fuzz/Sources/Generated/Zoo+$(part).swift)
fuzz: setup
	@[ -n "$(FUZZER)" ] || { echo "this toolchain has no libFuzzer for Linux; take one of swift.org" >&2; exit 1; }
	mkdir -p .build/fuzz/findings Fuzz/Sources/Generated
	INTENTGEN_WITHOUT_HANDLERS=1 $(SWIFT) run --scratch-path .build/fuzz/tools --jobs $(JOBS) intentgen-build \
	  --definition Tests/OwnNames/Zoo.intentdefinition --configuration Fuzz/intentgen.json $(ZOO)
	cp Tests/OwnNames/Zoo.swift Fuzz/Sources/Generated
	$(FUZZ) $(FUZZ_FLAGS) --product Fuzz
	for target in $(FUZZ_TARGETS); do \
	  Fuzz/run $$target $(FUZZ_SECONDS) "$$($(FUZZ) --show-bin-path)/Fuzz" || exit 1; \
	done

release: setup
	JOBS=$(JOBS) Release/build

# What is installed, below PREFIX.
BIN := $(DESTDIR)$(PREFIX)/bin/intentgen
MANUAL := $(DESTDIR)$(PREFIX)/share/man/man1/intentgen.1
BASH_COMPLETION := $(DESTDIR)$(PREFIX)/share/bash-completion/completions/intentgen
ZSH_COMPLETION := $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_intentgen
FISH_COMPLETION := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/intentgen.fish

# The command needs nothing of the server; a build for debugging is that of the tests, which has all traits.
INSTALLED_TRAITS := $(if $(filter debug,$(CONFIGURATION)),$(TRAITS))
install: setup
	@echo "Building the command, which takes some minutes the first time"
	$(BUILD) $(INSTALLED_TRAITS) --configuration $(CONFIGURATION) --product intentgen
	mkdir -p $(dir $(BIN) $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION))
	install -m 755 "$$($(SWIFT) build $(INSTALLED_TRAITS) --configuration $(CONFIGURATION) --show-bin-path)/intentgen" $(BIN)
	strip $(BIN)
	$(BIN) --generate-completion-script bash > $(BASH_COMPLETION)
	$(BIN) --generate-completion-script zsh > $(ZSH_COMPLETION)
	$(BIN) --generate-completion-script fish > $(FISH_COMPLETION)
	@echo "$(BIN) is installed; its manual is being made"
	$(SWIFT) package $(INSTALLED_TRAITS) generate-manual --configuration $(CONFIGURATION)
	install -m 644 .build/plugins/GenerateManual/outputs/intentgen/intentgen.1 $(MANUAL)

uninstall:
	rm -f $(BIN) $(MANUAL) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)

docs: setup
	$(SWIFT) build --jobs $(JOBS) --target IntentConversation
	$(SWIFT) package dump-symbol-graph --minimum-access-level public
	for module in IntentRuntime IntentConversation; do \
	  symbols=.build/documentation/symbols/$$module; mkdir -p $$symbols; \
	  cp $$(find .build -name "$$module.symbols.json" | head -n 1) $$symbols; \
	  docc convert Sources/$$module/Documentation.docc --output-dir .build/documentation/$$module \
	    --fallback-display-name $$module --fallback-bundle-identifier $$module \
	    --additional-symbol-graph-dir $$symbols || exit 1; \
	done
	$(SWIFT) run $(TRAITS) --jobs $(JOBS) intentgen rules --format markdown > .build/documentation/rules.md
	@echo "the pages are in .build/documentation"
