import Messages

/// Why the grader could not judge, and what to do. What stands in quotes is typed so.
extension Message {
  /// “usr/bin” is a folder of the toolchain, PATH a variable of the environment.
  static let toolchainMissing = Message(
    """
    no Swift toolchain found: put its usr/bin on PATH (https://www.swift.org/install), then try \
    'switchboard doctor'
    """)

  /// The program is a path; behind the colon stands the command that installs it.
  static func toolMissing(_ program: String, package: String) -> Message {
    Message(
      "{program} is missing: apt-get install {package}",
      ["program": .text(program), "package": .text(package)])
  }

  /// The step is what was to be done, such as “linking MiniCocoa”; the output is a tool's own words.
  static func toolFailed(_ step: Message, output: String) -> Message {
    Message(
      "{step} failed; 'switchboard doctor' may say why:\n{output}",
      ["step": .message(step), "output": .text(output)])
  }

  /// The step is what was to be done, such as “linking MiniCocoa”.
  static func killed(_ step: Message) -> Message {
    Message(
      """
      {step} was ended from outside (SIGKILL), perhaps because this machine is out of memory; grade \
      it again, and if it happens again with '--jobs 1'
      """, ["step": .message(step)])
  }

  static let machineTooBusy = Message(
    """
    this machine has too much to do: a program waited for a processor, and its time was over before \
    it could run; grade it again when there is less to do, or with '--jobs 1'
    """)

  /// The output is the compiler's words.
  static func moduleDoesNotCompile(
    _ module: String, _ exercise: String, output: String
  ) -> Message {
    Message(
      """
      the module {module} that is given with {exercise} does not compile by itself; its author runs \
      'switchboard audit':\n{output}
      """, ["module": .text(module), "exercise": .text(exercise), "output": .text(output)])
  }

  /// The output is the compiler's words.
  static func solutionDoesNotCompile(_ exercise: String, output: String) -> Message {
    Message(
      """
      the solution of {exercise} does not compile; its author runs 'switchboard audit':\n{output}
      """, ["exercise": .text(exercise), "output": .text(output)])
  }

  /// “allow” is a key of exercise.json; the reasons are sentences.
  static func solutionNotAdmitted(_ exercise: String, reasons: String) -> Message {
    Message(
      """
      the solution of {exercise} does what exercise.json does not allow; its author adds it to \
      'allow', or solves the exercise without it:\n{reasons}
      """, ["exercise": .text(exercise), "reasons": .text(reasons)])
  }

  /// The output is the compiler's words.
  static func suiteDoesNotCompile(_ exercise: String, output: String) -> Message {
    Message(
      """
      the suite of {exercise} does not compile against its solution; its author runs 'switchboard \
      audit':\n{output}
      """, ["exercise": .text(exercise), "output": .text(output)])
  }

  static func checkNeverRan(_ exercise: String, _ check: String) -> Message {
    Message(
      """
      exercise.json of {exercise} lists the check '{check}', but no test of that name ran; its author \
      runs 'switchboard audit'
      """, ["exercise": .text(exercise), "check": .text(check)])
  }

  /// The reason is the loader's words, or the sentence below.
  static func suiteDoesNotStart(_ exercise: String, reason: Message) -> Message {
    Message(
      """
      the suite of {exercise} could not be started ({reason}); grade it again, and if it stays so tell \
      the author
      """, ["exercise": .text(exercise), "reason": .message(reason)])
  }

  /// Why a suite did not start; the end is the system's words.
  static func endedBeforeLoading(_ end: String) -> Message {
    Message("it ended before anything was loaded: {end}", ["end": .text(end)])
  }

  /// What is wrong with the file or folder at a path, and what to do.
  static func file(_ path: String, reason: Message) -> Message {
    Message("{path}: {reason}", ["path": .text(path), "reason": .message(reason)])
  }
}
