#ifndef CSHA256_H
#define CSHA256_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Adds whole blocks of 64 bytes to the state of a SHA-256, with the processor's instructions for
/// it. Returns false, and does nothing, if the processor has no such instructions.
bool csha256_add_blocks(
    uint32_t state[_Nonnull 8], const uint8_t *_Nonnull bytes, size_t blocks,
    const uint32_t constants[_Nonnull 64]);

#endif
