import Messages

/// Steps of grading: what failed, at the beginning of a sentence.
extension Message {
  /// What failed.
  static let compilingSubmission = Message("compiling the submission", context: "step")
  /// What failed.
  static let compilingOwnCode = Message("compiling your code", context: "step")
  /// What failed.
  static let checkingSubmission = Message("checking the submission", context: "step")
  /// What failed.
  static let unpackingSubmission = Message("unpacking the submission", context: "step")
  /// What failed.
  static let readingManifest = Message("reading Package.swift", context: "step")
  /// What failed.
  static let readingSources = Message("reading the sources", context: "step")
  /// What failed.
  static let compilingSuite = Message("compiling the suite", context: "step")
  /// What failed: a program of a page.
  static let tryingProgram = Message("trying a program", context: "step")
  /// What failed.
  static let importingModules = Message("importing modules", context: "step")
  /// What failed.
  static let importingFoundation = Message("importing Foundation", context: "step")
  /// What failed: the program that runs suites.
  static let compilingRunner = Message("compiling the suite runner", context: "step")
  /// What failed: the program that runs suites.
  static let linkingRunner = Message("linking the suite runner", context: "step")
  /// What failed.
  static let compilingCocoa = Message("compiling MiniCocoa", context: "step")
  /// What failed.
  static let linkingCocoa = Message("linking MiniCocoa", context: "step")
  /// What failed: a module of ours.
  static let compilingSafeFoundation = Message("compiling SafeFoundation", context: "step")
  /// What failed: a module of ours.
  static let linkingSafeFoundation = Message("linking SafeFoundation", context: "step")
  /// What failed: a module of ours.
  static let compilingChecking = Message("compiling what suites share", context: "step")
  /// What failed: a file of ours, in C.
  static let compilingOpening = Message("compiling what programs begin with", context: "step")
  /// What failed: the module that notes what objects say.
  static let compilingRecorder = Message("compiling the recorder", context: "step")
  /// What failed: the module that notes what objects say.
  static let linkingRecorder = Message("linking the recorder", context: "step")
  /// What failed: a file of ours, by which what is drawn at random is the same each time.
  static let compilingChance = Message("compiling the source of chance", context: "step")
  /// What failed.
  static let readingCocoa = Message("reading MiniCocoa's sources", context: "step")
  /// What failed.
  static let preparingFoundation = Message("preparing Foundation", context: "step")
  /// What failed: interfaces of modules.
  static let preparingInterfaces = Message("preparing interfaces", context: "step")
  /// What failed.
  static let openingCache = Message("opening the cache to the sandbox", context: "step")
  /// What failed: a program of ours, which shows that the grader works.
  static let compilingProof = Message(
    "compiling a program that imports Foundation and MiniCocoa", context: "step")
  /// What failed: a program of ours, which shows that the grader works.
  static let runningProof = Message(
    "running a program that imports Foundation and MiniCocoa", context: "step")

  /// What failed.
  /// A mode of the language, a number.
  static func preparingMode(_ mode: String) -> Message {
    Message("Preparing the grader for Swift {mode} …", ["mode": .text(mode)])
  }

  static func compilingModule(_ module: String) -> Message {
    Message("compiling the module {module}", context: "step", ["module": .text(module)])
  }

  /// What failed.
  static func compilingSolution(of exercise: String) -> Message {
    Message("compiling the solution of {exercise}", context: "step", ["exercise": .text(exercise)])
  }

  /// What failed.
  static func recordingSolution(of exercise: String) -> Message {
    Message("recording the solution of {exercise}", context: "step", ["exercise": .text(exercise)])
  }

  /// What failed; the program is a path.
  static func lookingForLibraries(of program: String) -> Message {
    Message("looking for the libraries of {program}", context: "step", ["program": .text(program)])
  }
}

/// What takes longer than usual, said while it goes on.
extension Message {
  static let preparingGrader = Message(
    "Preparing the grader, once for this toolchain and its headers …")
  /// Where somebody wants to see what objects said.
  static let preparingRecording = Message(
    "Preparing to record conversations, once for this toolchain and its headers …")

  static func compilingChecks(of exercise: String) -> Message {
    Message("Compiling the checks of {exercise} …", ["exercise": .text(exercise)])
  }

  static func compilingModule(_ module: String, of exercise: String) -> Message {
    Message(
      "Compiling the module {module} of {exercise} …",
      ["module": .text(module), "exercise": .text(exercise)])
  }
}
