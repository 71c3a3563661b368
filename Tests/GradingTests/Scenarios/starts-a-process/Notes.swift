import Foundation

func start() throws {
  let shell = Process()
  shell.executableURL = URL(fileURLWithPath: "/bin/sh")
  try shell.run()
}
