import Foundation

// Functions of libc that Swift does not import on Linux.

let nonblocking: Int32 = 0o4000

@_silgen_name("timerfd_create")
func timerfd_create(_ clock: Int32, _ flags: Int32) -> Int32

@_silgen_name("timerfd_settime")
@discardableResult
func timerfd_settime(
  _ descriptor: Int32, _ flags: Int32, _ setting: UnsafePointer<itimerspec>,
  _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32

@_silgen_name("timerfd_gettime")
@discardableResult
func timerfd_gettime(_ descriptor: Int32, _ setting: UnsafeMutablePointer<itimerspec>) -> Int32

@_silgen_name("ppoll")
func ppoll(
  _ entries: UnsafeMutablePointer<pollfd>, _ count: UInt, _ time: UnsafePointer<timespec>,
  _ mask: OpaquePointer?
) -> Int32

// The first timer's identifier is zero, which Swift imports as a null pointer.

@_silgen_name("timer_create")
func timer_create(
  _ clock: Int32, _ event: UnsafeMutablePointer<sigevent>, _ timer: UnsafeMutablePointer<Int>
) -> Int32

@_silgen_name("timer_settime")
@discardableResult
func timer_settime(
  _ timer: Int, _ flags: Int32, _ setting: UnsafePointer<itimerspec>,
  _ old: UnsafeMutablePointer<itimerspec>?
) -> Int32

@_silgen_name("timer_gettime")
@discardableResult
func timer_gettime(_ timer: Int, _ setting: UnsafeMutablePointer<itimerspec>) -> Int32

@_silgen_name("timer_delete")
@discardableResult
func timer_delete(_ timer: Int) -> Int32

@_silgen_name("pthread_setname_np")
@discardableResult
func pthread_setname_np(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> Int32

/// Space for an `epoll_event`, whose layout differs between processors.
struct EpollEvent {
  var words: (UInt32, UInt32, UInt32, UInt32) = (1, 0, 0, 0)
}

@_silgen_name("epoll_create1")
func epoll_create1(_ flags: Int32) -> Int32

@_silgen_name("epoll_ctl")
@discardableResult
func epoll_ctl(
  _ epoll: Int32, _ operation: Int32, _ descriptor: Int32,
  _ event: UnsafeMutablePointer<EpollEvent>
) -> Int32

@_silgen_name("epoll_wait")
func epoll_wait(
  _ epoll: Int32, _ events: UnsafeMutablePointer<EpollEvent>, _ limit: Int32,
  _ milliseconds: Int32
) -> Int32

@_silgen_name("epoll_pwait")
func epoll_pwait(
  _ epoll: Int32, _ events: UnsafeMutablePointer<EpollEvent>, _ limit: Int32,
  _ milliseconds: Int32, _ mask: OpaquePointer?
) -> Int32

@_silgen_name("epoll_pwait2")
func epoll_pwait2(
  _ epoll: Int32, _ events: UnsafeMutablePointer<EpollEvent>, _ limit: Int32,
  _ time: UnsafePointer<timespec>, _ mask: OpaquePointer?
) -> Int32

@_silgen_name("pthread_cond_clockwait")
func pthread_cond_clockwait(
  _ condition: UnsafeMutablePointer<pthread_cond_t>,
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ clock: Int32,
  _ time: UnsafePointer<timespec>
) -> Int32

@_silgen_name("sem_clockwait")
func sem_clockwait(
  _ semaphore: UnsafeMutablePointer<sem_t>, _ clock: Int32, _ time: UnsafePointer<timespec>
) -> Int32

/// Returns an `epoll` that waits until a descriptor can be read.
func epoll(watching descriptor: Int32) -> Int32 {
  let epoll = epoll_create1(0)
  var event = EpollEvent()
  epoll_ctl(epoll, 1, descriptor, &event)
  return epoll
}
