import Execution
import Foundation
import Glibc
import Messages

extension Unpacker {
  /// The output of a program, or the sentence that refuses its input.
  enum Output {
    case data(Data)
    case refused(Message)
  }

  /// The time limit of a program, in seconds.
  static let wallSeconds = 20.0
  // Translators: What failed.
  private static let step = Message("unpacking the submission", context: "step")

  func output(
    of program: UnpackingProgram, reading content: Data, atMost limit: Int
  ) throws(GradingError) -> Output {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let file = scratch.url.appending(path: program.fileName)
    try ScratchFolder.write(content, to: file)
    return try output(of: program, reading: file, atMost: limit)
  }

  /// The program's output for the file or folder at `source`.
  ///
  /// A program's error messages may contain words of the submission, such as file names, so we
  /// conclude nothing from them. After a failure, we check that the program can read a good sample,
  /// and try again.
  ///
  /// - Throws: Only when the machine fails.
  func output(
    of program: UnpackingProgram, _ work: UnpackingProgram.Work = .everything,
    reading source: URL, atMost limit: Int
  ) throws(GradingError) -> Output {
    let first = try run(program, work, on: source, atMost: limit)
    if let output = Self.output(first) { return output }
    try verify(program)
    let second = try run(program, work, on: source, atMost: limit)
    return Self.output(second) ?? .refused(Self.refusal(of: second, by: program))
  }

  /// Runs the program in a sandbox that contains only the program and the source.
  private func run(
    _ program: UnpackingProgram, _ work: UnpackingProgram.Work = .everything, on source: URL,
    atMost limit: Int
  ) throws(GradingError) -> Completion {
    try program.verify()
    var command = program.command(reading: source, work)
    command.readable = try program.needs(executor) + [source.path]
    // The sandbox has answered what the program needs, so the kind of sandbox is known by now.
    let scratch =
      try program.writes && !executor.sandbox.confinement.hasPrivateScratch
      ? ScratchFolder(in: ScratchFolder.parent) : nil
    defer { scratch?.remove() }
    if let scratch {
      let home = try scratch.folder("home", ownedBy: executor.sandbox.user)
      command.environment["HOME"] = home.path
      command.writable = [home.path]
    }
    command.limits.wallSeconds = Self.wallSeconds
    command.limits.memoryBytes = 1 << 30
    command.limits.outputBytes = limit
    let completion = try executor.complete(command)
    // No process in there sends this signal.
    if completion.termination == .signalled(SIGKILL) { throw .killed(step: Self.step) }
    return completion
  }

  private static func output(_ completion: Completion) -> Output? {
    switch completion.termination {
    case .exited(0): .data(completion.output)
    case .exited(GitScript.noCommit): .refused(Refusal.noCommit)
    case .exited(GitScript.severalBranches): .refused(Refusal.severalBranches)
    case .outputExceeded: .refused(Refusal.tooMuch)
    case .deadlinePassed: .refused(Refusal.tooSlow)
    case .exited, .signalled: nil
    }
  }

  /// Chooses a sentence only, because the words may come from names.
  private static func refusal(of completion: Completion, by program: UnpackingProgram) -> Message {
    let complaint = completion.errorText.lowercased()
    if program == .bsdtar, complaint.contains("passphrase") || complaint.contains("encrypt") {
      return Refusal.encrypted
    }
    return Refusal.damaged
  }

  /// - Throws: If the program cannot even read its sample now.
  private func verify(_ program: UnpackingProgram) throws(GradingError) {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let file = scratch.url.appending(path: program.fileName)
    try ScratchFolder.write(program.sample, to: file)
    let completion = try run(program, on: file, atMost: UnpackingLimits.submission.freeBytes)
    guard completion.succeeded else {
      throw .toolFailed(step: Self.step, output: completion.errorTail)
    }
  }
}
