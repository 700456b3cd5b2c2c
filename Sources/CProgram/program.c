#include "CProgram.h"

// Defines __GLIBC__.
#include <stdlib.h>

#ifndef MENUC_COMMIT
#define MENUC_COMMIT ""
#endif

const char *cprogram_commit(void) { return MENUC_COMMIT; }

#if defined(__linux__) && defined(__GLIBC__)
// Swift reads the arguments of a program from /proc, which a container or a jail may not have. The
// C library passes them to constructors, so Swift gets them from here.

void _swift_stdlib_overrideUnsafeArgvArgc(char **argv, int argc);

__attribute__((constructor)) static void pass_arguments(int argc, char **argv) {
  _swift_stdlib_overrideUnsafeArgvArgc(argv, argc);
}
#endif
