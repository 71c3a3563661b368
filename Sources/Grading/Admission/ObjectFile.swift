import CElf
import Glibc

/// The sections and symbols of an object file (ELF: System V gABI, chapters 4 and 5).
struct ObjectFile: Sendable {
  /// A name that a linker sees.
  struct Symbol: Sendable {
    let name: String
    /// Whether the object holds what it names; else it is looked for elsewhere.
    let isDefined: Bool
    /// Whether other objects can see it.
    let isExported: Bool
  }

  /// The names of its sections.
  let sections: Set<String>
  let symbols: [Symbol]

  /// Reads the file at this path; nil if it is no object file.
  init?(at path: String) {
    guard elf_version(UInt32(EV_CURRENT)) != EV_NONE else { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let elf = elf_begin(descriptor, ELF_C_READ, nil) else { return nil }
    defer { elf_end(elf) }
    var names = 0
    guard elf_kind(elf) == ELF_K_ELF, elf_getshdrstrndx(elf, &names) == 0 else { return nil }
    var sections: Set<String> = []
    var symbols: [Symbol] = []
    var next = elf_nextscn(elf, nil)
    while let section = next {
      var header = GElf_Shdr()
      guard gelf_getshdr(section, &header) != nil,
        let name = elf_strptr(elf, names, Int(header.sh_name))
      else { return nil }
      sections.insert(String(cString: name))
      if header.sh_type == SHT_SYMTAB {
        guard let found = Self.symbols(in: section, header, of: elf) else { return nil }
        symbols += found
      }
      next = elf_nextscn(elf, section)
    }
    // A damaged table of sections reads as an empty one.
    guard sections.contains(".symtab"), !symbols.isEmpty else { return nil }
    self.sections = sections
    self.symbols = symbols
  }

  /// The global and weak symbols of a table; nil if it is damaged.
  private static func symbols(
    in section: OpaquePointer, _ header: GElf_Shdr, of elf: OpaquePointer
  ) -> [Symbol]? {
    guard header.sh_entsize > 0, let data = elf_getdata(section, nil) else { return nil }
    var symbols: [Symbol] = []
    for index in 0..<Int32(clamping: header.sh_size / header.sh_entsize) {
      var symbol = GElf_Sym()
      guard gelf_getsym(data, index, &symbol) != nil,
        let name = elf_strptr(elf, Int(header.sh_link), Int(symbol.st_name))
      else { return nil }
      // gABI: binding in the upper half of st_info, visibility in the lower bits of st_other.
      guard symbol.st_info >> 4 != STB_LOCAL else { continue }
      let visibility = Int32(symbol.st_other & 3)
      symbols.append(
        Symbol(
          name: String(cString: name), isDefined: symbol.st_shndx != SHN_UNDEF,
          isExported: visibility == STV_DEFAULT || visibility == STV_PROTECTED))
    }
    return symbols
  }
}
