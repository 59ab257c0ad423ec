#ifndef RANDOMNESS_H
#define RANDOMNESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// Returns whether the process was launched with a seed.
bool has_seed(void);
/// Returns whether a descriptor belongs to a device with random bytes.
bool is_random_device(int descriptor);
/// Fills memory with the next random bytes that follow from the seed.
void fill_from_seed(void *memory, size_t length);
/// Returns a number's place in the order that the seed gives; without a seed, the number itself.
uint64_t shuffled(uint64_t number);

#pragma GCC visibility pop

#endif
