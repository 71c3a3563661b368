import Foundation
import Messages

/// The kind of a document that has a Swift file's name but comes from another program, recognised
/// by its first bytes.
enum DocumentKind: CaseIterable {
  case richText, zipped, oldOffice, pdf, binaryPropertyList, propertyList, page, image, link, patch
  case mail, notebook, pointer

  /// Returns nil for a text that may be Swift.
  init?(of content: Data) {
    let isMarked = content.starts(with: [0xEF, 0xBB, 0xBF])
    let start = String(decoding: content.dropFirst(isMarked ? 3 : 0).prefix(512), as: UTF8.self)
      .drop { $0.isWhitespace }
    // Magic numbers are compared as bytes, because they are not valid text.
    let kind = Self.allCases.first { kind in
      kind.magic.contains { content.starts(with: $0) }
        || kind.beginnings.contains { start.lowercased().hasPrefix($0) }
    }
    guard let kind else { return nil }
    self = kind
  }

  private var magic: [[UInt8]] {
    switch self {
    case .zipped: [[0x50, 0x4B, 0x03, 0x04]]
    case .oldOffice: [[0xD0, 0xCF, 0x11, 0xE0]]
    case .image: [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38]]
    default: []
    }
  }

  /// Beginnings of documents, in lower case; no Swift file begins like this.
  private var beginnings: [String] {
    switch self {
    case .richText: ["{\\rtf"]
    case .pdf: ["%pdf-"]
    case .binaryPropertyList: ["bplist0"]
    case .propertyList: ["<?xml", "<plist"]
    case .page: ["<!doctype", "<html", "<head", "<meta", "<body"]
    case .link: ["[internetshortcut]", "[desktop entry]"]
    case .patch: ["diff --git ", "--- a/", "index: "]
    case .mail: ["mime-version:", "content-type:", "return-path:", "received: "]
    case .notebook: ["{\"cells\"", "{\n \"cells\""]
    case .pointer: ["version https://git-lfs.github.com/"]
    default: []
    }
  }

  /// The sentence that refuses the file with this name.
  func refusal(of file: String) -> Message {
    switch self {
    // Translators: The advice is the rest of the sentence, in these and the next ones.
    case .richText: Message("\(file, "file") is rich text (RTF): \(cure, "advice")")
    case .zipped:
      Message("\(file, "file") is a Word or Pages document, or an archive: \(cure, "advice")")
    case .oldOffice: Message("\(file, "file") is a Word document: \(cure, "advice")")
    case .pdf: Message("\(file, "file") is a PDF document: \(cure, "advice")")
    case .binaryPropertyList, .propertyList:
      Message("\(file, "file") is a property list or another XML document: \(cure, "advice")")
    case .page: Message("\(file, "file") is a web page (HTML): \(cure, "advice")")
    case .image: Message("\(file, "file") is a picture: \(cure, "advice")")
    case .link: Message("\(file, "file") is a link to a file and not the file: \(cure, "advice")")
    case .patch:
      Message(
        """
        \(file, "file") is a patch: it holds what changed and not the whole file: \
        \(cure, "advice")
        """)
    case .mail: Message("\(file, "file") is a mail: \(cure, "advice")")
    case .notebook: Message("\(file, "file") is a notebook: \(cure, "advice")")
    case .pointer:
      Message("\(file, "file") is a pointer of Git LFS and not the file: \(cure, "advice")")
    }
  }

  /// The advice about a file that is not read because of its name; nil if there is none.
  static func cure(ofFileNamed name: String) -> Message? {
    if Unpacker.canUnpack(name) {
      return Message("unpack it, and hand in the exercise's files.")
    }
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return switch ending {
    case "docx", "doc", "odt", "pages", "key", "epub": zipped.cure
    case "pdf": pdf.cure
    case "ipynb": notebook.cure
    case "html", "htm", "webarchive", "mhtml": zipped.cure
    case _ where pictures.contains(ending): image.cure
    case _ where links.contains(ending): Message("hand in the file, and not a link to it.")
    case "rar", "gz", "bz2", "xz", "zst", "z", "lzh", "sit", "sitx", "cab", "dmg", "iso":
      Message("pack the files again, as .zip or .tar.gz, and hand that in.")
    default: nil
    }
  }

  private static let pictures: Set = ["png", "jpg", "jpeg", "heic", "gif", "webp"]
  private static let links: Set = ["url", "webloc", "lnk", "desktop"]

  /// Whether people hand in code in files with such names, which cannot be read. An app's project
  /// contains pictures and links, too.
  static func mayHoldCode(fileNamed name: String) -> Bool {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return cure(ofFileNamed: name) != nil && !pictures.contains(ending) && !links.contains(ending)
  }

  /// The advice to the student.
  var cure: Message {
    switch self {
    case .richText: Message("save it as plain text (TextEdit: Format > Make Plain Text).")
    case .zipped, .oldOffice, .pdf, .notebook:
      Message("copy the code into a plain text file whose name ends in .swift, and hand that in.")
    case .page: Message("download the file itself (GitHub: Raw), and hand that in.")
    case .image: Message("hand in the code as text.")
    case .pointer: Message("run 'git lfs pull', and hand in the file.")
    case .binaryPropertyList, .propertyList, .link, .patch, .mail:
      Message("hand in the Swift file itself.")
    }
  }
}
