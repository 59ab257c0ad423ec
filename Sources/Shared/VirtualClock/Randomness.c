#if defined(__linux__)

// Randomness that follows from the seed in the launch arguments, for `Int.random(in:)`, `shuffled()` and
// `UUID()`. Swift gets its random bytes by `syscall`, and Foundation reads `/dev/urandom`.
//
// The standard library draws before any constructor of the program has run, so the command line is read from
// the kernel. Cryptography that draws in other ways stays random.

#include "Randomness.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include "SystemCall.h"
#include "VirtualClock.h"

enum { UNKNOWN, NONE, SEEDED };

static _Atomic int state = UNKNOWN;
static _Atomic uint64_t seed;
/// The number of words drawn.
static _Atomic uint64_t drawn_count;

/// SplitMix64's finaliser, which maps different numbers to different numbers.
static uint64_t mixed(uint64_t number) {
  number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
  number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
  return number ^ (number >> 31);
}

/// A reader of a command line, character by character, that allocates no memory.
struct reader {
  /// The number of characters that match the key so far, or a negative number after a mismatch.
  int matched;
  /// Whether the argument is the value, because the one before was the key.
  bool is_value;
  bool is_number, is_negative, has_digits;
  uint64_t number;
  bool is_found;
};

static const char argument_key[] = "-ui-testing.seed";

static void begin_argument(struct reader *reader, bool is_value) {
  *reader = (struct reader){
    .is_value = is_value,
    .is_number = true,
    .is_found = reader->is_found,
    .number = reader->is_found && !is_value ? reader->number : 0,
  };
}

static void end_argument(struct reader *reader) {
  bool was_key = !reader->is_value && reader->matched == (int)sizeof argument_key - 1;
  if (reader->is_value && reader->is_number && reader->has_digits) {
    if (reader->is_negative) reader->number = -reader->number;
    reader->is_found = true;
  }
  begin_argument(reader, was_key);
}

static void read_character(struct reader *reader, char character) {
  if (character == 0) {
    end_argument(reader);
  } else if (!reader->is_value) {
    bool fits = reader->matched >= 0 && reader->matched < (int)sizeof argument_key - 1
      && argument_key[reader->matched] == character;
    reader->matched = fits ? reader->matched + 1 : -1;
  } else if (character == '-' && !reader->has_digits && !reader->is_negative) {
    reader->is_negative = true;
  } else if (character >= '0' && character <= '9') {
    reader->has_digits = true;
    reader->number = reader->number * 10 + (uint64_t)(character - '0');
  } else {
    reader->is_number = false;
  }
}

static int find_seed(void) {
  int file = (int)CALL3(SYS_openat, AT_FDCWD, "/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
  if (file < 0) return NONE;
  struct reader reader = {0};
  char text[512];
  long length;
  while ((length = CALL3(SYS_read, file, text, sizeof text)) > 0) {
    for (long index = 0; index < length; index++) read_character(&reader, text[index]);
  }
  CALL1(SYS_close, file);
  if (!reader.is_found) return NONE;
  atomic_store(&seed, reader.number);
  return SEEDED;
}

bool has_seed(void) {
  int known = atomic_load(&state);
  if (known == UNKNOWN) {
    // Threads that search at the same time find the same seed.
    known = find_seed();
    atomic_store(&state, known);
  }
  return known == SEEDED;
}

bool virtual_clock_seed(uint64_t *found) {
  if (!has_seed()) return false;
  *found = atomic_load(&seed);
  return true;
}

bool is_random_device(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode)
    && (status.st_rdev == makedev(1, 8) || status.st_rdev == makedev(1, 9));
}

void fill_from_seed(void *memory, size_t length) {
  unsigned char *bytes = memory;
  const uint64_t golden = 0x9e3779b97f4a7c15;
  while (length > 0) {
    uint64_t word = mixed(atomic_load(&seed) + (atomic_fetch_add(&drawn_count, 1) + 1) * golden);
    for (int index = 0; index < 8 && length > 0; index++, length--) {
      *bytes++ = (unsigned char)(word >> (8 * index));
    }
  }
}

uint64_t shuffled(uint64_t number) {
  return has_seed() ? mixed(number ^ mixed(atomic_load(&seed))) : number;
}

#endif
