#ifndef MENU_FILES_H
#define MENU_FILES_H

#include <stddef.h>
#include <string.h>

/// Files that are part of the program.
struct menu_files {
  /// The C file in which each file has a line `#embed "PATH"`.
  const unsigned char *list;
  size_t list_size;
  /// The files in the order of these lines, each followed by a NUL.
  const unsigned char *texts;
  size_t texts_size;
};

/// The size of the file that starts at `text`. In a debug build, Swift would take a thousand times
/// as long to find the NUL.
static inline size_t menu_file_size(const unsigned char *text) {
  return strlen((const char *)text);
}

/// The templates and engines of the built-in targets.
extern const struct menu_files menu_templates;
/// The pages about diagnostics.
extern const struct menu_files menu_pages;

#endif
