# Tests, a manifest and a program, but nothing to judge.
mkdir -p submission/Tests
echo '// tests' > submission/Tests/T.swift
echo '// manifest' > submission/Package.swift
echo 'print("hello")' > submission/main.swift
