import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  var event = sigevent()
  event.sigev_notify = Int32(SIGEV_SIGNAL)
  event.sigev_signo = SIGKILL
  var timer = timer_t(bitPattern: 0)
  // The first one may have the number 0, which Swift takes for none.
  for _ in 1...2 { timer_create(CLOCK_MONOTONIC, &event, &timer) }
  var soon = itimerspec()
  soon.it_value.tv_nsec = 1
  if let timer { timer_settime(timer, 0, &soon, nil) }
  while true {}
}
