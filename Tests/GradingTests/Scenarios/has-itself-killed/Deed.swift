import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var event = sigevent()
  event.sigev_notify = Int32(SIGEV_SIGNAL)
  event.sigev_signo = SIGKILL
  var timer = timer_t(bitPattern: 0)
  if timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 {
    var soon = itimerspec()
    soon.it_value.tv_nsec = 1
    timer_settime(timer, 0, &soon, nil)
  }
  let setSignal: Int32 = 10
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  if fcntl(ends[0], setSignal, SIGKILL) == 0 {
    _ = fcntl(ends[0], F_SETOWN, getpid())
    _ = fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK)
    write(ends[1], "x", 1)
  }
  for resource in [RLIMIT_CPU, __rlimit_resource(15)] {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(resource.rawValue), &none)
  }
  var spent = 0
  for number in 0..<1_000_000 { spent &+= number }
  usleep(20_000)
}
