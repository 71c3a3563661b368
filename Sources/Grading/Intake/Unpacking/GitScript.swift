/// The script for a repository or a bundle: it writes the content of HEAD as tar.
enum GitScript {
  /// Exit codes of the script that git does not use.
  static let noCommit: Int32 = 70
  static let severalBranches: Int32 = 71

  /// If HEAD leads nowhere, as after `git bundle create x main`, it takes the only branch, or of
  /// several main or master. The attributes keep a repository from changing files or leaving them
  /// out during export.
  static let text = """
    set -e
    git config --global safe.directory '*'
    git config --global init.defaultBranch named-by-nobody
    git clone --quiet --bare --no-local --template= -- "$1" "$HOME/clone.git"
    cd "$HOME/clone.git"
    mkdir -p info
    echo '* -export-ignore -export-subst -filter -text -eol -ident -working-tree-encoding' \\
      > info/attributes
    has() { git rev-parse --quiet --verify "$1^{commit}" > /dev/null; }
    if has HEAD; then
      exec git archive --format=tar HEAD
    fi
    set -- $(git for-each-ref --format='%(refname)' refs/heads)
    case $# in
    0) exit \(noCommit) ;;
    1) ;;
    *)
      if has refs/heads/main; then
        set -- refs/heads/main
      elif has refs/heads/master; then
        set -- refs/heads/master
      else
        exit \(severalBranches)
      fi ;;
    esac
    exec git archive --format=tar "$1"
    """

  static let environment = [
    "HOME": "/tmp", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
  ]
}
