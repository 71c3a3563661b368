import Foundation
import Messages

extension Catalogue {
  /// The environment variable for the folder of catalogues, if it is not beside the executable's
  /// other files.
  static let environmentVariable = "SWITCHBOARD_TRANSLATIONS"

  /// The catalogue for the environment's language if there is one, otherwise English.
  ///
  /// Opens no files for English.
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

  /// The command that makes the catalogues, in a checkout that was built without 'make'; nil if there
  /// is no translation into one of these languages.
  static func command(
    toMakeAnyOf languages: [String], for environment: [String: String]
  ) -> String? {
    guard let folder = folders(in: environment).last,
      let home = try? Installation(environment: environment).folder,
      languages.contains(where: { language in
        let source = home.appending(path: "Translations/\(language).po")
        return FileManager.default.fileExists(atPath: source.path)
      })
    else { return nil }
    return "\(home.appending(path: "Scripts/translate").path) \(folder.path)"
  }

  /// The folders of catalogues: installed, or where 'make' puts them in a checkout.
  private static func folders(in environment: [String: String]) -> [URL] {
    if let path = environment[environmentVariable], !path.isEmpty { return [URL(filePath: path)] }
    guard let home = try? Installation(environment: environment).folder else { return [] }
    return [home.appending(path: "Translations"), home.appending(path: ".build/translations")]
  }
}
