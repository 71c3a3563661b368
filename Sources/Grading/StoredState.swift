import CElf
import Glibc

/// Whether a compiled module can remember something from one check to the next: whether it has
/// variables outside of functions and objects, or uses a library that has some for everybody.
///
/// Taken from the object file (ELF: System V gABI, chapters 4 and 5), not from the source, whose
/// variables may come from macros. Yes in doubt: that costs time only.
enum StoredState {
  /// The answer for the object file at this path; nil if it cannot be read.
  static func exists(inObject path: String) -> Bool? {
    guard elf_version(UInt32(EV_CURRENT)) != EV_NONE else { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let elf = elf_begin(descriptor, ELF_C_READ, nil) else { return nil }
    defer { elf_end(elf) }
    return exists(in: elf)
  }

  private static func exists(in elf: OpaquePointer) -> Bool? {
    var names = 0
    guard elf_kind(elf) == ELF_K_ELF, elf_getshdrstrndx(elf, &names) == 0 else { return nil }
    var next = elf_nextscn(elf, nil)
    while let section = next {
      var header = GElf_Shdr()
      guard gelf_getshdr(section, &header) != nil,
        let name = elf_strptr(elf, names, Int(header.sh_name))
      else { return nil }
      if header.sh_type == SHT_SYMTAB, hasVariables(section, header, names, elf) { return true }
      if String(cString: name) == ".swift1_autolink_entries", namesOthers(section) { return true }
      next = elf_nextscn(elf, section)
    }
    return false
  }

  // MARK: - Variables

  private static func hasVariables(
    _ table: OpaquePointer, _ header: GElf_Shdr, _ names: Int, _ elf: OpaquePointer
  ) -> Bool {
    guard header.sh_entsize > 0, let data = elf_getdata(table, nil) else { return true }
    return (0..<Int32(clamping: header.sh_size / header.sh_entsize)).contains { index in
      var symbol = GElf_Sym()
      guard gelf_getsym(data, index, &symbol) != nil,
        let name = elf_strptr(elf, Int(header.sh_link), Int(symbol.st_name))
      else { return true }
      // gABI: the type in the lower half of st_info.
      let isData = [STT_OBJECT, STT_TLS, STT_COMMON].contains(Int32(symbol.st_info & 0xf))
      return isData && symbol.st_size > 0 && !isMetadata(String(cString: name))
        && isWritable(symbol, names, elf)
    }
  }

  private static func isWritable(_ symbol: GElf_Sym, _ names: Int, _ elf: OpaquePointer) -> Bool {
    if symbol.st_shndx == SHN_UNDEF { return false }
    var header = GElf_Shdr()
    guard let section = elf_getscn(elf, Int(symbol.st_shndx)),
      gelf_getshdr(section, &header) != nil,
      let name = elf_strptr(elf, names, Int(header.sh_name))
    else { return true }
    // What is written by the dynamic linker only.
    if String(cString: name).hasPrefix(".data.rel.ro") { return false }
    return header.sh_flags & UInt64(SHF_WRITE) != 0
  }

  /// Whether the compiler keeps such a thing for itself: descriptions of types, caches of them,
  /// places of stored properties (swift: docs/ABI/Mangling.rst, "Globals"). A variable's name ends
  /// in `vp`, or `vpZ`.
  private static func isMetadata(_ name: String) -> Bool {
    name.hasPrefix("$s") && name.firstMatch(of: /(?:M[A-Za-z]|W[A-Za-z]|Wvd|N)$/) != nil
  }

  // MARK: - Libraries

  /// Those of Swift in which nothing is kept for everybody.
  private static let stateless: Set<Substring> = [
    "-lswiftCore", "-lswift_StringProcessing", "-lswift_RegexParser", "-lswift_Concurrency",
    "-lswiftSwiftOnoneSupport", "-lswiftRegexBuilder", "-lswiftSynchronization",
    "-lswiftObservation",
  ]

  /// Whether a list of what to link with, which the compiler makes of the imports, has others.
  private static func namesOthers(_ section: OpaquePointer) -> Bool {
    guard let data = elf_getdata(section, nil), let bytes = data.pointee.d_buf else { return false }
    let text = String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: Int(data.pointee.d_size)),
      as: UTF8.self)
    return text.split(separator: "\0").contains { !stateless.contains($0) }
  }
}
