#include "CommandServer.h"

#include <stdlib.h>

/// Runs before `main`, when the process has one thread: only such a process can be forked and go on.
__attribute__((constructor)) static void start(void) {
#ifdef __linux__
  if (getenv("MENUC_COMMAND_SERVER")) serveCommands();
#endif
}
