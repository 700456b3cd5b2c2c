// Functions that the static libraries take from a C library later than the oldest that is supported.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <features.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if __GLIBC_PREREQ(2, 35)

static void missing(const char *name) {
  static const char message[] = " is not part of this menuc\n";
  if (write(2, name, strlen(name)) < 0 || write(2, message, sizeof message - 1) < 0) abort();
  abort();
}

// Only computations with decimals call these, and menuc makes none.
double hypot(double x, double y) {
  missing("hypot");
  return x + y;
}

float hypotf(float x, float y) {
  missing("hypotf");
  return x + y;
}

struct search {
  ElfW(Addr) address;
  struct dl_find_object *found;
};

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  static _Thread_local struct link_map map;
  struct search *search = data;
  struct dl_find_object *found = search->found;
  int contains = 0;
  found->dlfo_eh_frame = NULL;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    ElfW(Addr) start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_GNU_EH_FRAME) found->dlfo_eh_frame = (void *)start;
    if (header->p_type != PT_LOAD || search->address - start >= header->p_memsz) continue;
    contains = 1;
    found->dlfo_map_start = (void *)start;
    found->dlfo_map_end = (void *)(start + header->p_memsz);
  }
  if (!contains || !found->dlfo_eh_frame) return 0;
  memset(&map, 0, sizeof map);
  map.l_addr = info->dlpi_addr;
  found->dlfo_link_map = &map;
  return 1;
}

// Finds the tables of the code at an address, for the exceptions of C++.
int _dl_find_object(void *address, struct dl_find_object *found) {
  struct search search = {(ElfW(Addr))address, found};
  return dl_iterate_phdr(visit, &search) ? 0 : -1;
}

#endif
