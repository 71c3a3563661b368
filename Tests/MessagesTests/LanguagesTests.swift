import Messages
import Testing

@Suite("The languages that are wanted")
struct LanguagesTests {
  @Test(
    "are those of LANGUAGE, else the locale's",
    arguments: [
      ([:], []), (["LANG": "C"], []), (["LANG": "C.UTF-8"], []), (["LANG": "POSIX"], []),
      (["LANG": "en_US.UTF-8"], []), (["LANG": "de_DE.UTF-8"], ["de_DE", "de"]),
      (["LANG": "de"], ["de"]), (["LANG": "de_DE@euro"], ["de_DE@euro", "de_DE", "de@euro", "de"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR.UTF-8"], ["fr_FR", "fr"]),
      (["LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": "fr"], ["fr"]),
      (["LC_ALL": "es_ES", "LC_MESSAGES": "fr", "LANG": "de"], ["es_ES", "es"]),
      (["LC_CTYPE": "de_DE"], []),
      (["LANGUAGE": "de:fr", "LANG": "C.UTF-8"], ["de", "fr"]), (["LANGUAGE": "de"], ["de"]),
      (["LANGUAGE": "de", "LANG": "en_US.UTF-8"], ["de"]),
      (["LANGUAGE": "", "LANG": "de_DE"], ["de_DE", "de"]),
      (["LANGUAGE": "fr:en:de", "LANG": "de_DE"], ["fr"]), (["LANGUAGE": "en_GB:de"], []),
      (["LANGUAGE": "de", "LC_ALL": "C"], []), (["LANGUAGE": "de", "LANG": "POSIX"], []),
    ] as [([String: String], [String])])
  func wanted(environment: [String: String], languages: [String]) {
    #expect(Languages.wanted(in: environment) == languages)
  }

  @Test(
    "are names, and nothing that leads to another folder",
    arguments: ["../../etc/passwd", "/", "de/../fr", "..", "de_..", "@", "_", "d e", "дe", "."])
  func hostile(name: String) {
    #expect(Languages.wanted(in: ["LANGUAGE": name]).isEmpty)
  }
}
