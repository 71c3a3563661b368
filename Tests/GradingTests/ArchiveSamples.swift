import Execution
import Foundation

/// Tar archives, built byte by byte, including those that no honest program makes.
struct TarSample {
  private(set) var data = Data()

  /// Adds an entry of this type (`0` file, `1` hard link, `2` symbolic link, `3` device, `6` pipe).
  mutating func add(_ name: [UInt8], _ content: String = "", type: Character = "0") {
    if name.count > 100 { addRecord("path", name) }
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ bytes: some Collection<UInt8>, at offset: Int) {
      header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }
    put(name.prefix(100), at: 0)
    put("0000644\0".utf8, at: 100)
    let isLink = type == "1" || type == "2"
    let body = isLink ? Data() : Data(content.utf8)
    put(Self.octal(body.count, 11).utf8, at: 124)
    put("00000000000".utf8, at: 136)
    put("        ".utf8, at: 148)
    put(String(type).utf8, at: 156)
    if isLink { put(content.utf8, at: 157) }
    put("ustar\0".utf8, at: 257)
    put("00".utf8, at: 263)
    put((Self.octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ").utf8, at: 148)
    data += header + body
    data += Data(count: (512 - body.count % 512) % 512)
  }

  mutating func add(_ name: String, _ content: String = "", type: Character = "0") {
    add(Array(name.utf8), content, type: type)
  }

  private mutating func addRecord(_ key: String, _ value: [UInt8]) {
    var length = key.utf8.count + value.count + 3
    while "\(length)".utf8.count + key.utf8.count + value.count + 3 != length { length += 1 }
    let record = "\(length) \(key)=" + String(decoding: value, as: UTF8.self) + "\n"
    add("PaxHeader", record, type: "x")
  }

  private static func octal(_ value: Int, _ digits: Int) -> String {
    let text = String(value, radix: 8)
    return String(repeating: "0", count: digits - text.count) + text
  }

  var finished: Data { data + Data(count: 1_024) }
}

/// Zip archives, built byte by byte without compression.
struct ZipSample {
  private var body = Data()
  private var directory = Data()
  private var count: UInt16 = 0

  mutating func add(
    _ name: String, _ content: String = "", mode: UInt32 = 0o100644, encrypted: Bool = false
  ) {
    let bytes = Data(content.utf8)
    var common = Data()
    common.append(short: 20)
    common.append(short: encrypted ? 0x801 : 0x800)  // names are UTF-8
    common.append(Data(count: 6))
    common.append(long: Self.checksum(bytes))
    common.append(long: UInt32(bytes.count))
    common.append(long: UInt32(bytes.count))
    common.append(short: UInt16(name.utf8.count))
    common.append(short: 0)
    directory.append(contentsOf: [0x50, 0x4B, 1, 2, 20, 3])
    directory += common
    directory.append(Data(count: 6))
    directory.append(long: mode << 16)
    directory.append(long: UInt32(body.count))
    directory += Data(name.utf8)
    body.append(contentsOf: [0x50, 0x4B, 3, 4])
    body += common + Data(name.utf8) + bytes
    count += 1
  }

  var finished: Data {
    var end = Data([0x50, 0x4B, 5, 6, 0, 0, 0, 0])
    end.append(short: count)
    end.append(short: count)
    end.append(long: UInt32(directory.count))
    end.append(long: UInt32(body.count))
    end.append(short: 0)
    return body + directory + end
  }

  /// Returns the CRC-32 as zip defines it.
  private static func checksum(_ data: Data) -> UInt32 {
    var sum = UInt32.max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let shifted = sum >> 1
        sum = sum & 1 == 1 ? shifted ^ 0xEDB8_8320 : shifted
      }
    }
    return ~sum
  }
}

extension Data {
  fileprivate mutating func append(short value: UInt16) {
    append(contentsOf: [UInt8(value & 0xFF), UInt8(value >> 8)])
  }

  fileprivate mutating func append(long value: UInt32) {
    append(short: UInt16(value & 0xFFFF))
    append(short: UInt16(value >> 16))
  }
}

/// Runs a shell script in a folder; the error contains its output if it fails.
func shell(_ script: String, in folder: URL) throws {
  struct ScriptFailure: Error { let text: String }
  let environment = [
    "PATH": "/usr/bin:/bin", "HOME": folder.path, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b", "LC_ALL": "C.UTF-8",
  ]
  let command = Command(
    "/bin/sh", ["-ec", script], environment: environment, directory: folder.path)
  let completion = try Executor(sandbox: NoSandbox(), cancellation: Cancellation()).run(command)
  guard completion.succeeded else { throw ScriptFailure(text: completion.errorText) }
}
