import CSeccomp
import Glibc

extension SystemCallFilter.Rule {
  /// System calls that no confined process needs.
  static let everywhere: [Self] =
    [
      // Other processes' memory and descriptors.
      Self(names: [
        "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp",
      ]),
      // Parts of the kernel with most of the known vulnerabilities.
      Self(names: [
        "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
        "io_uring_register", "add_key", "request_key", "keyctl", "modify_ldt", "vm86", "vm86old",
        "lookup_dcookie", "fanotify_init", "mbind", "move_pages", "migrate_pages",
      ]),
      // Mounts and namespaces: the sandbox must stay unchanged.
      Self(names: [
        "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen",
        "fsconfig", "fsmount", "fspick", "mount_setattr", "unshare", "setns", "open_by_handle_at",
        "name_to_handle_at",
      ]),
      // The machine itself.
      Self(names: [
        "kexec_load", "kexec_file_load", "reboot", "swapon", "swapoff", "settimeofday", "stime",
        "clock_settime", "clock_settime64", "clock_adjtime", "clock_adjtime64", "adjtimex",
        "init_module", "finit_module", "delete_module", "create_module", "acct", "quotactl",
        "quotactl_fd", "syslog", "iopl", "ioperm", "sethostname", "setdomainname", "vhangup",
        "nfsservctl", "personality",
      ]),
      // Memory that belongs to no process and escapes every process limit.
      Self(names: ["shmget", "shmat", "semget", "msgget", "mq_open", "memfd_secret"]),
      // A network namespace does not confine AF_VSOCK, which reaches the host of a virtual machine.
      Self(
        names: ["socket"],
        conditions: [
          scmp_arg_cmp(arg: 0, op: SCMP_CMP_NE, datum_a: UInt64(AF_UNIX), datum_b: 0)
        ]),
      // The filter cannot see its arguments, which are in memory; the C library then uses clone.
      Self(names: ["clone3"], error: ENOSYS),
    ] + terminal + namespaces

  /// System calls that a run does not need: a second process, and memory outside its own.
  static let runs = [
    Self(names: ["fork", "vfork"]),
    Self(names: ["clone"], conditions: [argument(0, CLONE_THREAD, is: 0)]),
    Self(names: ["memfd_create"]),
  ]

  /// Sockets have names in the file system, which Landlock does not mind before its seventh version.
  static let sockets = [
    Self(names: ["socket"], conditions: [argument(0, is: UInt64(AF_UNIX))])
  ]

  /// System calls that reach other processes of the same user, or files of theirs that cannot be
  /// read: a namespace hides both, Landlock neither.
  static let neighbours = [
    Self(names: [
      "pidfd_open", "pidfd_send_signal", "process_mrelease", "ioprio_set",
      "sched_setaffinity", "sched_setattr", "sched_setparam", "sched_setscheduler",
      "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "fchownat", "lchown", "utime",
      "utimes", "utimensat", "futimesat", "setxattr", "lsetxattr", "fsetxattr", "removexattr",
      "lremovexattr", "fremovexattr", "truncate", "inotify_init", "inotify_init1",
    ]),
    // A thread may set its own priority, as Dispatch has its threads do.
    Self(names: ["setpriority"], conditions: [differs(0, from: UInt64(PRIO_PROCESS.rawValue))]),
    Self(names: ["setpriority"], conditions: [differs(1, from: 0)]),
  ]

  /// All ways in which a process can send itself SIGKILL, the one signal that means that something
  /// else wanted its end.
  static let suicides =
    [
      // Sending it.
      Self(
        names: ["kill", "tkill", "rt_sigqueueinfo", "pidfd_send_signal"],
        conditions: [argument(1, is: UInt64(SIGKILL))]),
      Self(
        names: ["tgkill", "rt_tgsigqueueinfo"], conditions: [argument(2, is: UInt64(SIGKILL))]),
      // Making the kernel send it: when a timer expires (the filter cannot see its signal, which is
      // in memory), when a descriptor is ready, when the parent ends.
      Self(names: ["timer_create", "mq_notify"]),
      Self(names: ["fcntl"], conditions: [argument(1, is: F_SETSIG)]),
      Self(names: ["prctl"], conditions: [argument(0, is: PR_SET_PDEATHSIG)]),
    ]
    // Setting a hard time limit. (With a filter, the kernel refuses strict mode, which also kills.)
    + [RLIMIT_CPU.rawValue, RLIMIT_RTTIME].map(UInt64.init).flatMap { limit in
      [
        Self(names: ["setrlimit"], conditions: [argument(0, is: limit)]),
        Self(
          names: ["prlimit64"],
          conditions: [
            argument(1, is: limit),
            scmp_arg_cmp(arg: 2, op: SCMP_CMP_NE, datum_a: 0, datum_b: 0),
          ]),
      ]
    }

  /// Typing into the terminal that started Switchboard.
  private static let terminal = [0x5412, 0x541C].map { (request: UInt64) in
    Self(names: ["ioctl"], conditions: [argument(1, is: request)])
  }

  /// The flags of clone that create a namespace.
  private static let namespaces = [
    0x0000_0080, 0x0002_0000, 0x0200_0000, 0x0400_0000, 0x0800_0000, 0x1000_0000, 0x2000_0000,
    0x4000_0000,
  ].map { (flag: UInt64) in Self(names: ["clone"], conditions: [argument(0, flag, is: flag)]) }

  // Constants that Swift does not import (linux/sched.h, asm-generic/fcntl.h, linux/prctl.h,
  // asm-generic/resource.h).
  private static let CLONE_THREAD: UInt64 = 0x0001_0000
  private static let F_SETSIG: UInt64 = 10
  private static let PR_SET_PDEATHSIG: UInt64 = 1
  private static let RLIMIT_RTTIME: UInt32 = 15

  /// Compares a whole argument, which is another value.
  private static func differs(_ number: UInt32, from value: UInt64) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: number, op: SCMP_CMP_NE, datum_a: value, datum_b: 0)
  }

  /// Compares these bits of an argument; the kernel reads 32 bits of most arguments.
  private static func argument(
    _ number: UInt32, _ mask: UInt64 = 0xffff_ffff, is value: UInt64
  ) -> scmp_arg_cmp {
    scmp_arg_cmp(arg: number, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
  }
}
