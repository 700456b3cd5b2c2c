#!/usr/bin/env python3
"""Completes command lines of menuc in a shell that runs in a pseudo-terminal.

complete.py SHELL PROGRAM DIRECTORY CASES: SHELL is bash, zsh or fish, PROGRAM is menuc, DIRECTORY
holds the files that are completed, and CASES is a file with a JSON object per line: the `line` to
complete, the words that the shell must then offer or insert (`has`), and others that it must not
(`lacks`). Prints what is wrong. Each step has a limit, and the shell is ended in any case.
"""
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

LIMIT = 20  # seconds for a step
QUIET = 0.3  # seconds without output after which a list is complete

START = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "bind 'set show-all-if-ambiguous on'; bind 'set page-completions off'; bind 'set completion-query-items 0'; source {script}"),
    "zsh": (["zsh", "-f", "-i"], "unsetopt zle_bracketed_paste; LISTMAX=0; fpath=({folder} $fpath); autoload -U compinit; compinit -u -D"),
    "fish": (["fish", "--no-config", "-i"], "source {script}"),
}


class Terminal:
    def __init__(self, command, environment, folder):
        self.child, self.master = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 200, 200, 0, 0))
        self.output = ""

    def send(self, text):
        os.write(self.master, text.encode())

    def read(self, seconds):
        """Reads output for at most some seconds; false if there is none."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            text = os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return False
        if "\x1b[c" in text or "\x1b[0c" in text:  # fish asks what the terminal is.
            self.send("\x1b[?1;2c")
        self.output += text
        return True

    def wait(self, isDone):
        """Reads until the output is complete, and nothing has followed for a while."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if not self.read(QUIET) and isDone(self.plain()):
                return True
        return False

    def plain(self):
        return re.sub(r"\x1b\[[0-9;?=>]*[ -/]*[@-~]|\x1b[=>()][0-9AB]?|\x1b\][^\x07]*\x07|\r", "", self.output)

    def end(self):
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.master)


def problems(shell, program, directory, cases):
    with tempfile.TemporaryDirectory() as folder:
        name = "_menuc" if shell == "zsh" else "menuc.script"
        script = os.path.join(folder, name)
        os.symlink(program, os.path.join(folder, "menuc"))
        os.system(f"'{program}' --generate-completion-script {shell} > '{script}'")
        environment = {
            "PATH": folder + ":" + os.environ["PATH"], "HOME": folder, "TERM": "xterm",
            "PS1": "$ ", "LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder,
        }
        command, start = START[shell]
        terminal = Terminal(command, environment, directory)
        try:
            terminal.send(start.format(script=script, folder=folder) + "; echo re''ady\n")
            if not terminal.wait(lambda text: "ready" in text):
                yield f"{shell} did not start: {terminal.plain()[-500:]!r}"
                return
            for case in cases:
                terminal.output = ""
                terminal.send(case["line"] + "\t\t")
                def shown():
                    return terminal.plain().replace("\\", "")
                def missing():
                    return [word for word in case["has"] if word not in shown()]
                if not terminal.wait(lambda text: not missing()):
                    yield f"{shell}: {case['line']!r} lacks {missing()}: {shown()[:800]!r}"
                for word in case.get("lacks", []):
                    if word in re.split(r"\s+", shown()):
                        yield f"{shell}: {case['line']!r} offers {word!r}"
                terminal.send("\x15")  # clears the line; Ctrl-C may be blocked
                terminal.wait(lambda text: True)
        finally:
            terminal.end()


if __name__ == "__main__":
    shell, program, directory, path = sys.argv[1:]
    with open(path) as file:
        cases = [json.loads(line) for line in file if line.strip()]
    for problem in problems(shell, program, directory, cases):
        print(problem)
