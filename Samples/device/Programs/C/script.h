#ifndef SCRIPT_H
#define SCRIPT_H

#include "device.h"

/* `+` and `-` turn, `p` and `l` press; `n` and `f` find networks, `s` lets a technician in, `c` connects, `d`
   is German, `w` keeps the settings and restarts, `r` reads them. */
void device_play(const char *script);

#endif
