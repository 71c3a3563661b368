import Messages

/// Why a cluster has not judged, and what to do. Words in capitals are variables of the environment, or
/// Slurm's; a task is its number, such as 17_3, a node a machine's name.
extension Message {
  /// The command is one of Slurm's, such as “sbatch”; the words are its own.
  static func slurmRefused(_ command: String, words: String) -> Message {
    Message(
      """
      Slurm's {command} failed ({words}); mend that, then the same command goes on. 'sinfo' says \
      whether Slurm runs, and sbatch takes partition, account and time from SBATCH_PARTITION, \
      SBATCH_ACCOUNT, SBATCH_TIMELIMIT
      """, ["command": .text(command), "words": .text(words)])
  }

  /// The command is one of Slurm's, such as “sbatch”.
  static func slurmIsSilent(_ command: String) -> Message {
    Message(
      "Slurm's {command} did not answer; 'sinfo' says whether Slurm runs, then the same command goes on",
      ["command": .text(command)])
  }

  static let slurmIsNotConfigured = Message(
    """
    this machine belongs to no Slurm: its commands are here, and find no slurm.conf; grade where sbatch \
    works, or name the file in SLURM_CONF
    """)

  /// The size is that of Slurm's own setting, which is called so.
  static func slurmTakesNoArrays(maxArraySize size: Int) -> Message {
    Message(
      """
      this Slurm takes no arrays of tasks (MaxArraySize is {size}); whoever runs it can allow them in \
      slurm.conf
      """, ["size": .number(size)])
  }

  static func taskOutOfMemory(_ task: String, on node: String) -> Message {
    Message(
      """
      Slurm ended its task {task} on {node}, whose memory was used up; say how much a task gets with \
      SBATCH_MEM_PER_NODE=8G, and grade it again
      """, ["task": .text(task), "node": .text(node)])
  }

  /// “--chunk” is typed so.
  static func taskOutOfTime(_ task: String, on node: String) -> Message {
    Message(
      """
      Slurm ended its task {task} on {node}, whose time was over; give tasks more with \
      SBATCH_TIMELIMIT, or less to do with --chunk, and grade it again
      """, ["task": .text(task), "node": .text(node)])
  }

  static func nodeFailed(_ task: String, on node: String) -> Message {
    Message(
      "{node} failed while its task {task} was there; grade it again",
      ["task": .text(task), "node": .text(node)])
  }

  static func taskCancelled(_ task: String) -> Message {
    Message(
      "its task {task} was cancelled, by somebody or by Slurm; grade it again",
      ["task": .text(task)])
  }

  static func taskUnknown(_ task: String) -> Message {
    Message(
      """
      Slurm does not know its task {task} any longer, and nothing came of it; grade it again. What \
      tasks write arrives only if SWITCHBOARD_CACHE is a folder that all nodes share
      """, ["task": .text(task)])
  }

  /// The state is Slurm's word; the words are the task's last line, or nothing.
  static func taskEnded(
    _ task: String, state: String, on node: String, words: String
  ) -> Message {
    guard !words.isEmpty else {
      return Message(
        """
        its task {task} ended on {node} ({state}) without a word; SWITCHBOARD_CACHE has to be a folder \
        that all nodes share, at the same path, and writable there
        """, ["task": .text(task), "node": .text(node), "state": .text(state)])
    }
    return Message(
      "its task {task} ended on {node} ({state}): {words}",
      [
        "task": .text(task), "node": .text(node), "state": .text(state), "words": .text(words),
      ])
  }

  static func otherProgram(on node: String) -> Message {
    Message(
      """
      {node} has another build of switchboard, so it has judged nothing; install the same one on all \
      nodes, or in a folder that they share
      """, ["node": .text(node)])
  }

  static func otherToolchain(on node: String) -> Message {
    Message(
      "{node} has another version of Swift, so it has judged nothing; install the same one on all nodes",
      ["node": .text(node)])
  }

  static func otherExercise(on node: String) -> Message {
    Message(
      """
      {node} has another version of the exercise, so it has judged nothing; the course has to be a \
      folder that all nodes share, and nobody may change it meanwhile
      """, ["node": .text(node)])
  }

  /// A file that says what is to be judged.
  static func unreadableChunk(_ path: String, reason: String) -> Message {
    Message(
      """
      {path} cannot be read here ({reason}); 'grade --executor slurm' writes it into SWITCHBOARD_CACHE, \
      which has to be a folder that all nodes share
      """, ["path": .text(path), "reason": .text(reason)])
  }

  /// Said while it goes on: the array is a job's number, by which 'scancel' ends it.
  static func handedToSlurm(_ array: String, tasks: Int, submissions: Int) -> Message {
    Message(
      one: "handed to Slurm as array {array}: {submissions} to judge, in {count} task",
      other: "handed to Slurm as array {array}: {submissions} to judge, in {count} tasks",
      count: tasks, ["array": .text(array), "submissions": .number(submissions)])
  }

  /// Said while it goes on: an array of a run that was killed, and is waited for now.
  static func waitsForArray(_ array: String) -> Message {
    Message(
      "array {array} of an earlier run still works; its results are waited for",
      ["array": .text(array)])
  }

  /// Said while it goes on; the reason is Slurm's word.
  static func slurmWaits(for reason: String) -> Message {
    Message(
      "Slurm begins no task for now ({reason}); this waits until it does, Ctrl-C ends it",
      ["reason": .text(reason)])
  }

  /// Said while it goes on.
  static let slurmDoesNotAnswer = Message(
    "Slurm does not answer; what it was given goes on, and results are waited for")
}
