import Execution
import Foundation
import Glibc
import Messages

extension Unpacker {
  /// What came out of a program, or the sentence that refuses what it was given.
  enum Output {
    case data(Data)
    case refused(String)
  }

  /// How long a program may take, in seconds.
  static let wallSeconds = 20.0
  private static let step = Message.unpackingSubmission

  /// What the program writes when it reads this content.
  func output(
    of program: UnpackingProgram, reading content: Data, atMost limit: Int
  ) throws(GradingError) -> Output {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let file = scratch.url.appending(path: program.fileName)
    try ScratchFolder.write(content, to: file)
    return try output(of: program, reading: file, atMost: limit)
  }

  /// What the program writes when it reads the file or folder at `source`.
  ///
  /// - Throws: only when it is the machine that fails. What a program says when it gives up may be
  ///   the submission's own words, such as names of files, so that nothing is concluded from it:
  ///   what cannot be read is read again, after the same program has read something that is good.
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

  /// Runs it where it sees itself and the source, and nothing else of this machine.
  private func run(
    _ program: UnpackingProgram, _ work: UnpackingProgram.Work = .everything, on source: URL,
    atMost limit: Int
  ) throws(GradingError) -> Completion {
    try program.verify()
    var command = program.command(reading: source, work)
    command.readable = try program.needs(executor) + [source.path]
    // What it needs has been asked in the sandbox, so it is known by now which one that is.
    let scratch =
      try program.writes && !executor.sandbox.hasPrivateScratch
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
    // Nothing of what runs there kills.
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

  /// Only the choice of a sentence: its words may have come from names.
  private static func refusal(of completion: Completion, by program: UnpackingProgram) -> String {
    let complaint = completion.errorText.lowercased()
    if program == .bsdtar, complaint.contains("passphrase") || complaint.contains("encrypt") {
      return Refusal.encrypted
    }
    return Refusal.damaged
  }

  /// - Throws: if the program does not even read its sample here and now.
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
