import Glibc

/// A line to Switchboard, from the recorder or from the program around a demo.
public enum _Line {
  /// The file descriptor of the suite runner's records.
  private static let descriptor: Int32 = 3

  /// Writes a line with its ends immediately, in one write where the kernel takes it.
  public static func write(_ line: String) {
    var line = line
    line.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
        let written = Glibc.write(descriptor, piece.baseAddress, piece.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  /// Returns a text as a JSON string, without control characters.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32 || scalar.value == 127: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
