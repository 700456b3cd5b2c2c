#ifndef INDEX_STORE_H
#define INDEX_STORE_H

#include <stdint.h>

// What the Swift compiler wrote into an index store while it built a package.
//
// The functions of the toolchain's libIndexStore are looked up when a store is opened, so that
// nothing has to be linked. A call must not overlap with another.

/// An open index store.
typedef struct IndexStore IndexStore;

/// Receives the name of a unit, the path of the source file that it is about, and when it was written,
/// in nanoseconds.
typedef void (*IndexUnitHandler)(void *context, const char *unit, const char *file, int64_t time);

/// Receives an occurrence of a symbol: its line, its roles as a bit mask, and the symbol's name and
/// unique identifier (USR).
typedef void (*IndexOccurrenceHandler)(
  void *context, unsigned line, uint64_t roles, const char *name, const char *identifier);

/// Opens a store; NULL if the library or the store can't be opened.
///
/// @param library The path of the toolchain's libIndexStore.
/// @param path The directory of the store.
IndexStore *indexStoreOpen(const char *library, const char *path);

void indexStoreClose(IndexStore *store);

/// Visits all units.
void indexStoreVisitUnits(IndexStore *store, IndexUnitHandler handler, void *context);

/// Visits the occurrences in the source file that a unit is about.
void indexStoreVisitOccurrences(
  IndexStore *store, const char *unit, const char *file, IndexOccurrenceHandler handler,
  void *context);

#endif
