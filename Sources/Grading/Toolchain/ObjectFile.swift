import CElf
import Glibc

/// The sections and symbols of an object file (ELF: System V gABI, chapters 4 and 5).
struct ObjectFile: Sendable {
  struct Section: Sendable {
    let name: String
    let isWritable: Bool
  }

  /// A name that a linker sees.
  struct Symbol: Sendable {
    let name: String
    /// Whether the object defines it; otherwise it is resolved elsewhere.
    let isDefined: Bool
    /// Whether other objects can see it.
    let isExported: Bool
    /// Whether it names a variable or constant that occupies memory, not a function.
    let isData: Bool
    /// The section of its definition; nil if it is in none.
    let section: Section?

    /// Whether it names data that programs may write to; true in doubt.
    var isVariable: Bool {
      guard isData else { return false }
      guard let section else { return true }
      // Only the dynamic linker writes `.data.rel.ro`.
      return section.isWritable && !section.name.hasPrefix(".data.rel.ro")
    }
  }

  /// The runtime's description of a type's stored properties, or of its cases' values.
  struct Fields: Sendable {
    /// The symbol of the description: `$s5Rooms4HallVMF`.
    let name: String
    /// The fields by name, each with the symbol for its type, such as
    /// `symbolic _____ 5Rooms4DoorV`. A case without a value has no type.
    let all: [(name: String, type: String?)]

    /// The symbols for the fields' types.
    var types: [String] { all.compactMap(\.type) }
  }

  let sections: [Section]
  let symbols: [Symbol]
  let fields: [Fields]
  /// The linker flags that the compiler derives from the imports, such as `-lswiftCore`.
  let libraries: [String]

  /// Reads the file at this path; nil if it is not an object file, or damaged.
  init?(at path: String) {
    guard elf_version(UInt32(EV_CURRENT)) != EV_NONE else { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let elf = elf_begin(descriptor, ELF_C_READ, nil) else { return nil }
    defer { elf_end(elf) }
    guard let parts = Self.parts(of: elf) else { return nil }
    sections = parts.map(\.section)
    libraries = parts.filter { $0.section.name == ".swift1_autolink_entries" }
      .flatMap { Self.strings(in: $0.place) }
    var symbols: [Symbol] = []
    var places: [GElf_Sym] = []
    for part in parts where part.header.sh_type == SHT_SYMTAB {
      guard let found = Self.symbols(in: part, of: elf, among: sections) else { return nil }
      symbols += found.map(\.symbol)
      places += found.map(\.place)
    }
    // A damaged table of sections reads as an empty one.
    guard !symbols.isEmpty else { return nil }
    self.symbols = symbols
    fields = Self.fields(of: symbols, at: places, in: parts)
  }

  /// A section with its libelf handle.
  private struct Part {
    let section: Section
    let header: GElf_Shdr
    let place: OpaquePointer
  }

  /// The sections by their numbers, starting at 1; nil if the file is not an object file.
  private static func parts(of elf: OpaquePointer) -> [Part]? {
    var names = 0
    guard elf_kind(elf) == ELF_K_ELF, elf_getshdrstrndx(elf, &names) == 0 else { return nil }
    var parts: [Part] = []
    var next = elf_nextscn(elf, nil)
    while let place = next {
      var header = GElf_Shdr()
      guard gelf_getshdr(place, &header) != nil,
        let name = elf_strptr(elf, names, Int(header.sh_name))
      else { return nil }
      let section = Section(
        name: String(cString: name), isWritable: header.sh_flags & UInt64(SHF_WRITE) != 0)
      parts.append(Part(section: section, header: header, place: place))
      next = elf_nextscn(elf, place)
    }
    return parts
  }

  /// The symbols of a table; nil if it is damaged.
  private static func symbols(
    in table: Part, of elf: OpaquePointer, among sections: [Section]
  ) -> [(symbol: Symbol, place: GElf_Sym)]? {
    let header = table.header
    guard header.sh_entsize > 0, let data = elf_getdata(table.place, nil) else { return nil }
    var symbols: [(symbol: Symbol, place: GElf_Sym)] = []
    // The first symbol of a table is empty.
    for index in 0..<Int32(clamping: header.sh_size / header.sh_entsize) where index > 0 {
      var symbol = GElf_Sym()
      guard gelf_getsym(data, index, &symbol) != nil,
        let name = elf_strptr(elf, Int(header.sh_link), Int(symbol.st_name))
      else { return nil }
      // gABI: binding and type in the halves of st_info, visibility in the lower bits of st_other.
      let binding = Int32(symbol.st_info >> 4)
      let visibility = Int32(symbol.st_other & 3)
      let type = Int32(symbol.st_info & 0xf)
      let number = Int(symbol.st_shndx)
      let read = Symbol(
        name: String(cString: name), isDefined: symbol.st_shndx != SHN_UNDEF,
        isExported: binding != STB_LOCAL
          && (visibility == STV_DEFAULT || visibility == STV_PROTECTED),
        isData: [STT_OBJECT, STT_TLS, STT_COMMON].contains(type) && symbol.st_size > 0,
        section: sections.indices.contains(number - 1) ? sections[number - 1] : nil)
      symbols.append((read, symbol))
    }
    return symbols
  }

  /// The descriptions of types' fields. After a header of 16 bytes, each field has 12 bytes. Its
  /// second word leads to the name of its type, if it has one, and its third word to its own name
  /// (FieldDescriptor and FieldRecord of swift/include/swift/RemoteInspection/Records.h).
  private static func fields(
    of symbols: [Symbol], at places: [GElf_Sym], in parts: [Part]
  ) -> [Fields] {
    // The targets of relocations by section and offset: a symbol, and the distance from it.
    var links: [Int: [UInt64: (symbol: Int, distance: Int)]] = [:]
    for part in parts where part.section.name == ".relaswift5_fieldmd" {
      guard part.header.sh_entsize > 0, let data = elf_getdata(part.place, nil) else { continue }
      for index in 0..<Int32(clamping: part.header.sh_size / part.header.sh_entsize) {
        var link = GElf_Rela()
        guard gelf_getrela(data, index, &link) != nil else { continue }
        // ELF64_R_SYM; the first symbol of a table is empty.
        let number = Int(link.r_info >> 32) - 1
        guard symbols.indices.contains(number) else { continue }
        links[Int(part.header.sh_info), default: [:]][link.r_offset] = (
          number, Int(link.r_addend)
        )
      }
    }
    func name(at link: (symbol: Int, distance: Int)) -> String {
      let place = places[link.symbol]
      let number = Int(place.st_shndx) - 1
      guard parts.indices.contains(number) else { return "" }
      return string(in: parts[number].place, at: Int(clamping: place.st_value) + link.distance)
    }
    return zip(symbols, places).compactMap { symbol, place in
      guard symbol.isDefined, symbol.name.hasPrefix("$s"), symbol.name.hasSuffix("MF") else {
        return nil
      }
      let found = links[Int(place.st_shndx)] ?? [:]
      let records = stride(from: UInt64(16), to: max(16, place.st_size), by: 12)
      return Fields(
        name: symbol.name,
        all: records.map { record in
          (
            found[place.st_value + record + 8].map(name) ?? "",
            found[place.st_value + record + 4].map { symbols[$0.symbol].name }
          )
        })
    }
  }

  /// The string at this byte of a section; empty if the section is shorter.
  private static func string(in section: OpaquePointer, at start: Int) -> String {
    guard let data = elf_getdata(section, nil), let bytes = data.pointee.d_buf else { return "" }
    let all = UnsafeRawBufferPointer(start: bytes, count: Int(data.pointee.d_size))
    guard all.indices.contains(start) else { return "" }
    return String(decoding: all[start...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The strings in a section that contains them in sequence, each terminated by a zero byte.
  private static func strings(in section: OpaquePointer) -> [String] {
    guard let data = elf_getdata(section, nil), let bytes = data.pointee.d_buf else { return [] }
    let text = String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: Int(data.pointee.d_size)),
      as: UTF8.self)
    return text.split(separator: "\0").map(String.init)
  }
}
