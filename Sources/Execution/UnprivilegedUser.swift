import Foundation
import Glibc

/// The user that confined commands run as when Switchboard is root.
enum UnprivilegedUser {
  /// A number that Debian gives to no user.
  static let number: UInt32 = 64005

  /// Nil where this process has no right to become another user, or where this machine does not
  /// have that one.
  static var forThisProcess: UInt32? { getuid() == 0 && isMapped ? number : nil }

  /// Whether a process can become this user: a container may have only some of the numbers
  /// (user_namespaces(7), "User and group ID mappings").
  static var isMapped: Bool {
    ["uid_map", "gid_map"].allSatisfy { name in
      guard let map = try? String(contentsOfFile: "/proc/self/\(name)", encoding: .utf8) else {
        return true
      }
      return map.split(separator: "\n").contains { line in
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        return numbers.count == 3 && (numbers[0]..<numbers[0] + numbers[2]).contains(Int(number))
      }
    }
  }
}
