#ifndef CALLERS_H
#define CALLERS_H

#include <stddef.h>

/// Returns the return addresses of the code that made the task whose queue runs this code, innermost
/// first; possibly none.
const void *const *callers_of_this_queue(size_t *count);

#endif
