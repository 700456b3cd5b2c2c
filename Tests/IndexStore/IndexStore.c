#include "IndexStore.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The part of the library's interface that is used, as its header declares it (clang's
// indexstore/indexstore.h).
typedef struct {
  const char *data;
  size_t length;
} Text;

typedef bool (*TextVisitor)(void *context, Text text);
typedef bool (*ObjectVisitor)(void *context, void *object);

enum { recordDependency = 2 };

struct IndexStore {
  void *library;
  void *store;
  void *(*create)(const char *path, void **error);
  void (*dispose)(void *store);
  bool (*visitUnits)(void *store, unsigned isSorted, void *context, TextVisitor visitor);
  void *(*openUnit)(void *store, const char *name, void **error);
  void (*closeUnit)(void *unit);
  void (*timeOfUnit)(void *unit, int64_t *seconds, int64_t *nanoseconds);
  Text (*fileOfUnit)(void *unit);
  bool (*visitDependencies)(void *unit, void *context, ObjectVisitor visitor);
  int (*kindOfDependency)(void *dependency);
  Text (*fileOfDependency)(void *dependency);
  Text (*nameOfDependency)(void *dependency);
  void *(*openRecord)(void *store, const char *name, void **error);
  void (*closeRecord)(void *record);
  bool (*visitOccurrences)(void *record, void *context, ObjectVisitor visitor);
  void *(*symbolOfOccurrence)(void *occurrence);
  uint64_t (*rolesOfOccurrence)(void *occurrence);
  void (*placeOfOccurrence)(void *occurrence, unsigned *line, unsigned *column);
  Text (*nameOfSymbol)(void *symbol);
  Text (*identifierOfSymbol)(void *symbol);
};

static bool findFunctions(IndexStore *store) {
  struct {
    const char *name;
    void *function;
  } functions[] = {
    {"store_create", &store->create},
    {"store_dispose", &store->dispose},
    {"store_units_apply_f", &store->visitUnits},
    {"unit_reader_create", &store->openUnit},
    {"unit_reader_dispose", &store->closeUnit},
    {"unit_reader_get_modification_time", &store->timeOfUnit},
    {"unit_reader_get_main_file", &store->fileOfUnit},
    {"unit_reader_dependencies_apply_f", &store->visitDependencies},
    {"unit_dependency_get_kind", &store->kindOfDependency},
    {"unit_dependency_get_filepath", &store->fileOfDependency},
    {"unit_dependency_get_name", &store->nameOfDependency},
    {"record_reader_create", &store->openRecord},
    {"record_reader_dispose", &store->closeRecord},
    {"record_reader_occurrences_apply_f", &store->visitOccurrences},
    {"occurrence_get_symbol", &store->symbolOfOccurrence},
    {"occurrence_get_roles", &store->rolesOfOccurrence},
    {"occurrence_get_line_col", &store->placeOfOccurrence},
    {"symbol_get_name", &store->nameOfSymbol},
    {"symbol_get_usr", &store->identifierOfSymbol},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    char name[64] = "indexstore_";
    strcat(name, functions[index].name);
    void *function = dlsym(store->library, name);
    if (!function) return false;
    memcpy(functions[index].function, &function, sizeof function);
  }
  return true;
}

IndexStore *indexStoreOpen(const char *library, const char *path) {
  IndexStore *store = calloc(1, sizeof *store);
  void *error = NULL;
  store->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (store->library && findFunctions(store)) store->store = store->create(path, &error);
  if (store->store) return store;
  indexStoreClose(store);
  return NULL;
}

// The library stays loaded: its threads may still run.
void indexStoreClose(IndexStore *store) {
  if (store->store) store->dispose(store->store);
  free(store);
}

static char *copied(Text text) { return strndup(text.data ? text.data : "", text.length); }

typedef struct {
  IndexStore *store;
  IndexUnitHandler handler;
  void *context;
} UnitVisit;

static bool visitUnit(void *context, Text name) {
  UnitVisit *visit = context;
  char *unit = copied(name);
  void *error = NULL;
  void *reader = visit->store->openUnit(visit->store->store, unit, &error);
  if (reader) {
    int64_t seconds = 0, nanoseconds = 0;
    visit->store->timeOfUnit(reader, &seconds, &nanoseconds);
    char *file = copied(visit->store->fileOfUnit(reader));
    visit->handler(visit->context, unit, file, seconds * 1000000000 + nanoseconds);
    free(file);
    visit->store->closeUnit(reader);
  }
  free(unit);
  return true;
}

void indexStoreVisitUnits(IndexStore *store, IndexUnitHandler handler, void *context) {
  UnitVisit visit = {store, handler, context};
  store->visitUnits(store->store, 1, &visit, visitUnit);
}

typedef struct {
  IndexStore *store;
  const char *file;
  IndexOccurrenceHandler handler;
  void *context;
} OccurrenceVisit;

static bool visitOccurrence(void *context, void *occurrence) {
  OccurrenceVisit *visit = context;
  void *symbol = visit->store->symbolOfOccurrence(occurrence);
  unsigned line = 0, column = 0;
  visit->store->placeOfOccurrence(occurrence, &line, &column);
  char *name = copied(visit->store->nameOfSymbol(symbol));
  char *identifier = copied(visit->store->identifierOfSymbol(symbol));
  visit->handler(
    visit->context, line, visit->store->rolesOfOccurrence(occurrence), name, identifier);
  free(name);
  free(identifier);
  return true;
}

static bool visitDependency(void *context, void *dependency) {
  OccurrenceVisit *visit = context;
  if (visit->store->kindOfDependency(dependency) != recordDependency) return true;
  char *file = copied(visit->store->fileOfDependency(dependency));
  char *name = copied(visit->store->nameOfDependency(dependency));
  void *error = NULL;
  void *record =
    strcmp(file, visit->file) ? NULL : visit->store->openRecord(visit->store->store, name, &error);
  if (record) {
    visit->store->visitOccurrences(record, visit, visitOccurrence);
    visit->store->closeRecord(record);
  }
  free(file);
  free(name);
  return true;
}

void indexStoreVisitOccurrences(
  IndexStore *store, const char *unit, const char *file, IndexOccurrenceHandler handler,
  void *context
) {
  OccurrenceVisit visit = {store, file, handler, context};
  void *error = NULL;
  void *reader = store->openUnit(store->store, unit, &error);
  if (!reader) return;
  store->visitDependencies(reader, &visit, visitDependency);
  store->closeUnit(reader);
}
