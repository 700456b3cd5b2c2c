# `make install` compiles menuc into a program that needs no Swift where it runs, and puts it and its
# completions below PREFIX: `make install PREFIX=~/.local` needs no rights of root.
PREFIX ?= /usr/local

.PHONY: install
install:
	.ci/release install "$(DESTDIR)$(PREFIX)"
