// Swift has no names for these instructions, and its portable code is seven times slower.

#include "CSHA256.h"

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>
#include <stdatomic.h>

static bool has_instructions(void) {
  // In a virtual machine, querying the processor traps, so it is done only once.
  static _Atomic int known = 0;
  int answer = atomic_load_explicit(&known, memory_order_relaxed);
  if (answer == 0) {
    unsigned a, b, c, d;
    const bool has_shuffles = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSSE3) && (c & bit_SSE4_1);
    const bool has_sha = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
    answer = has_shuffles && has_sha ? 1 : -1;
    atomic_store_explicit(&known, answer, memory_order_relaxed);
  }
  return answer > 0;
}

__attribute__((target("sha,ssse3,sse4.1"))) static void add_blocks(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
  const __m128i big_endian = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  // The instructions take the words A, B, E, F and C, D, G, H together.
  const __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  const __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; blocks > 0; blocks--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int part = 0; part < 4; part++) {
      words[part] =
          _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * part)), big_endian);
    }
#pragma clang loop unroll(full)
    for (int step = 0; step < 16; step++) {
      __m128i *const current = &words[step % 4];
      const __m128i next = words[(step + 1) % 4];
      const __m128i third = words[(step + 2) % 4], fourth = words[(step + 3) % 4];
      const __m128i sum =
          _mm_add_epi32(*current, _mm_loadu_si128((const __m128i *)(constants + 4 * step)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (step < 12) {
        const __m128i partial = _mm_add_epi32(
            _mm_sha256msg1_epu32(*current, next), _mm_alignr_epi8(fourth, third, 4));
        *current = _mm_sha256msg2_epu32(partial, fourth);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1B), dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#elif defined(__ARM_FEATURE_SHA2)

#include <arm_neon.h>

// The program was compiled for processors that have these instructions, as all of Apple's do.
static bool has_instructions(void) { return true; }

static void add_blocks(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
  uint32x4_t low = vld1q_u32(state), high = vld1q_u32(state + 4);
  for (; blocks > 0; blocks--, bytes += 64) {
    const uint32x4_t low_before = low, high_before = high;
    uint32x4_t words[4];
    for (int part = 0; part < 4; part++) {
      words[part] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes + 16 * part)));
    }
#pragma clang loop unroll(full)
    for (int step = 0; step < 16; step++) {
      uint32x4_t *const current = &words[step % 4];
      const uint32x4_t sum = vaddq_u32(*current, vld1q_u32(constants + 4 * step));
      const uint32x4_t low_earlier = low;
      low = vsha256hq_u32(low, high, sum);
      high = vsha256h2q_u32(high, low_earlier, sum);
      if (step < 12) {
        *current = vsha256su1q_u32(
            vsha256su0q_u32(*current, words[(step + 1) % 4]), words[(step + 2) % 4],
            words[(step + 3) % 4]);
      }
    }
    low = vaddq_u32(low, low_before);
    high = vaddq_u32(high, high_before);
  }
  vst1q_u32(state, low);
  vst1q_u32(state + 4, high);
}

#else

static bool has_instructions(void) { return false; }

static void add_blocks(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {}

#endif

bool csha256_add_blocks(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
  if (!has_instructions()) return false;
  add_blocks(state, bytes, blocks, constants);
  return true;
}
