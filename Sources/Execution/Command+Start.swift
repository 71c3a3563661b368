import CSpawn
import Glibc

extension Command {
  /// Starts the command with these descriptors as 0, 1, 2 …; -1 means /dev/null.
  func start(descriptors: [Int32]) throws(ExecutionError) -> pid_t {
    let argv = CStrings([executable] + arguments)
    let envp = CStrings(environment.map { "\($0)=\($1)" }.sorted())
    let path = CStrings([executable, directory ?? "."])
    defer { for strings in [argv, envp, path] { strings.free() } }
    var failure: Int32 = 0
    let rlimits = limits.resources
    let process = descriptors.withUnsafeBufferPointer { descriptors in
      rlimits.withUnsafeBufferPointer { rlimits in
        withConfinement { confinement in
          var request = cspawn_request(
            path: path.pointers[0], arguments: argv.pointers, environment: envp.pointers,
            directory: path.pointers[1], descriptors: descriptors.baseAddress,
            descriptor_count: Int32(descriptors.count), limits: rlimits.baseAddress,
            limit_count: Int32(rlimits.count), user: user ?? 0, confinement: confinement)
          return cspawn_start(&request, &failure)
        }
      }
    }
    guard process > 0 else {
      let reason = String(cString: strerror(failure))
      guard let directory, access(directory, X_OK) != 0 else {
        throw .cannotStart(executable, reason: reason)
      }
      throw .cannotStart(executable, reason: "in the folder \(directory): \(reason)")
    }
    return process
  }

  private func withConfinement<Result>(
    _ body: (UnsafePointer<cspawn_confinement>?) -> Result
  ) -> Result {
    guard let confinement else { return body(nil) }
    let places = confinement.readable + confinement.writable
    let names = CStrings(places)
    defer { names.free() }
    let paths = places.indices.map { index in
      cspawn_path(
        path: names.pointers[index], may_write: index < confinement.readable.count ? 0 : 1)
    }
    return paths.withUnsafeBufferPointer { paths in
      confinement.filter.withUnsafeBytes { filter in
        var confinement = cspawn_confinement(
          paths: paths.baseAddress, path_count: Int32(paths.count), filter: filter.baseAddress,
          filter_size: filter.count, is_one_process: confinement.isOneProcess ? 1 : 0,
          reads_processes: confinement.readsProcesses ? 1 : 0)
        return body(&confinement)
      }
    }
  }
}

extension Limits {
  fileprivate var resources: [cspawn_limit] {
    func limit(_ resource: __rlimit_resource, _ value: Int) -> cspawn_limit {
      cspawn_limit(resource: Int32(resource.rawValue), soft: UInt64(value), hard: UInt64(value))
    }
    /// Extra seconds for SIGXCPU to take effect: at the hard limit the kernel sends only SIGKILL.
    let warningSeconds = 2
    var limits = [
      limit(RLIMIT_CORE, 0), limit(RLIMIT_FSIZE, fileBytes), limit(RLIMIT_NOFILE, openFiles),
    ]
    if let cpuSeconds {
      var time = limit(RLIMIT_CPU, cpuSeconds)
      time.hard += UInt64(warningSeconds)
      limits.append(time)
    }
    if let memoryBytes { limits.append(limit(RLIMIT_AS, memoryBytes)) }
    return limits
  }
}

/// C strings with a nil-terminated array of pointers, for execve.
private struct CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[strings.count] = nil
  }

  func free() {
    for index in 0..<count { Glibc.free(pointers[index]) }
    pointers.deallocate()
  }
}
