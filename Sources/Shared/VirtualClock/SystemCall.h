#ifndef SYSTEM_CALL_H
#define SYSTEM_CALL_H

#include <errno.h>
#include <sys/syscall.h>

// System calls without libc, for use before libc's functions are found, while a lock is held, and because
// `syscall` itself is one of the functions that this module defines.

/// Makes a system call; returns the kernel's result, which is a negated error number on failure.
static inline long system_call(
  long number, long a, long b, long c, long d, long e, long f
) {
#if defined(__x86_64__)
  long result;
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
#error "This processor's system calls are not known here."
#endif
}

#define CALL0(number) system_call(number, 0, 0, 0, 0, 0, 0)
#define CALL1(number, a) system_call(number, (long)(a), 0, 0, 0, 0, 0)
#define CALL2(number, a, b) system_call(number, (long)(a), (long)(b), 0, 0, 0, 0)
#define CALL3(number, a, b, c) system_call(number, (long)(a), (long)(b), (long)(c), 0, 0, 0)
#define CALL4(number, a, b, c, d) \
  system_call(number, (long)(a), (long)(b), (long)(c), (long)(d), 0, 0)
#define CALL5(number, a, b, c, d, e) \
  system_call(number, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), 0)
#define CALL6(number, a, b, c, d, e, f) \
  system_call(number, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))

/// Converts the kernel's result to that of a libc function.
static inline long with_errno(long result) {
  if (result >= 0 || result < -4095) return result;
  errno = (int)-result;
  return -1;
}

#endif
