#ifndef CPROGRAM_H
#define CPROGRAM_H

/// The commit that the program was built from; empty if the build did not name it.
const char *_Nonnull cprogram_commit(void);

#endif
