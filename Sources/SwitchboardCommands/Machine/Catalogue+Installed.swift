import Foundation
import Messages

extension Catalogue {
  /// The folder of catalogues, where it is not beside the other files of this executable.
  static let environmentVariable = "SWITCHBOARD_TRANSLATIONS"

  /// The language that the environment asks for, as far as there is a catalogue; else English.
  ///
  /// Where English is wanted, no file is looked for.
  static func installed(for environment: [String: String]) -> Catalogue {
    let languages = Languages.wanted(in: environment)
    guard !languages.isEmpty else { return .english }
    let folders = folders(in: environment)
    for language in languages {
      for folder in folders {
        let path = folder.appending(path: "\(language).mo").path
        guard let bytes = FileManager.default.contents(atPath: path),
          let catalogue = Catalogue(language: language, bytes: [UInt8](bytes))
        else { continue }
        return catalogue
      }
    }
    return .english
  }

  /// Where catalogues may lie: installed, or where 'make' puts them in a checkout.
  private static func folders(in environment: [String: String]) -> [URL] {
    if let path = environment[environmentVariable], !path.isEmpty { return [URL(filePath: path)] }
    guard let home = try? Installation(environment: environment).folder else { return [] }
    return [home.appending(path: "Translations"), home.appending(path: ".build/translations")]
  }
}
