# Parentheses and closures in each other.
mkdir submission
cp "$ground"/*.swift submission
{
  printf 'let d = '; head -c 5000 /dev/zero | tr '\0' '('; printf 1
  head -c 5000 /dev/zero | tr '\0' ')'; echo
  printf 'let c = '; yes '{' | head -n 2000 | tr -d '\n'; printf 1
  yes '}()' | head -n 2000 | tr -d '\n'; echo
} > submission/Notes.swift
