# What people do with Switchboard. README and CI call nothing but these.

SWIFT   ?= swift
export SWIFT
# Where 'make start' puts the learner's workspace.
DIR     ?= workspace
# Where 'make install' puts the release build.
PREFIX  ?= /usr/local
DESTDIR ?=

# Each module is compiled as one, without what a debugger needs, and without an index of the system's
# modules (SwiftPM finds tests by that of ours). With two threads, since SwiftPM expects an object file
# for each source.
DEBUG   = -debug-info-format none -Xswiftc -index-ignore-system-modules \
          -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization \
          -Xswiftc -num-threads -Xswiftc 2
RELEASE = Scripts/build --configuration release --static-swift-stdlib
TOOL    = .build/debug/switchboard
# Suites whose names end in Proof try all of which 'make test' tries a part.
PROOFS  = 'Proof/'
# The commit since which 'make prove' looks for changes; empty is everything.
SINCE   ?=
# All Swift but what students hand in, which is as it is.
SOURCES = $(shell find Package.swift Sources Tests Exercises -name '*.swift' -type f \
            -not -path '*/Scenarios/*' -not -path '*/GradingTests/Wrong/*' \
            -not -path '*/PackagesTests/Samples/*')

.DEFAULT_GOAL := help
.PHONY: help start dev test prove mutants format lint messages pictures bench docs install deb prove-deb prepare \
        build build-tests

help: ## show these lines
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: build ## install what is missing, build, and make a workspace (DIR=workspace)
	@$(TOOL) start "$(DIR)"

dev: prepare ## build what a change touches, into .build/dev: seconds after one line
	@Scripts/build --scratch-path .build/dev --product switchboard
	@echo "built: .build/dev/debug/switchboard"

build-tests: prepare ## build the tests, for Scripts/run-tests
	@Scripts/step "Build, with the tests" Scripts/build $(DEBUG) --build-tests

test: build-tests ## install what is missing, build, and run the tests that guard each rule
	@Scripts/step "The tests" Scripts/run-tests --skip $(PROOFS)

prove: build-tests ## the long tests: every attack, the whole audit, some mutants, threads, a cluster
	@Scripts/prove $(SINCE)

mutants: build ## try every mutant of every solution, which takes longest
	$(TOOL) audit --mutants

format: ## rewrite the sources as swift-format has them
	@$(SWIFT) format --in-place --parallel $(SOURCES)

lint: prepare ## say what swift-format would change, and find try! and fatalError
	@Scripts/step "Lint" $(SWIFT) format lint --strict --parallel $(SOURCES)
	@if grep -rnE 'try!|fatalError\(' Sources --include='*.swift' --exclude=Misuse.swift \
	    --exclude=CheckedFormats.swift; then \
	  echo "lint: no try! and no fatalError in Sources, but where a learner's program is stopped"; exit 1; fi

messages: build-tests ## write the template of all messages anew, and bring each language up to it
	@SWITCHBOARD_RECORD=1 $(SWIFT) test --skip-build --filter MessagesTests.TemplateTests
	@Scripts/merge-messages

pictures: build-tests ## draw the README's pictures anew, from the screens of what is built
	@SWITCHBOARD_RECORD=1 $(SWIFT) test --skip-build --filter SwitchboardCommandsTests.PictureTests

bench: prepare ## measure in release: save to verdict, grading, lessons, other renderers
	@Scripts/prepare-bench
	$(RELEASE) --product switchboard
	$(RELEASE) --product benchmarks
	@Scripts/bench

docs: ## build MiniCocoa's documentation with docc, which toolchains of swift.org have
	@Scripts/docs

install: prepare ## build in release and install (PREFIX=/usr/local)
	$(RELEASE) --product switchboard
	@Scripts/install "$(DESTDIR)$(PREFIX)"

deb: prepare ## build a Debian package of the release, .build/switchboard_….deb
	$(RELEASE) --product switchboard
	@Scripts/make-deb

prove-deb: deb ## install that in a clean Debian, get a verdict, remove it (root; some minutes)
	@Scripts/prove-package .build/switchboard_*.deb

build: prepare
	Scripts/build $(DEBUG) --product switchboard
	@Scripts/translate .build/translations

prepare:
	@Scripts/prepare
