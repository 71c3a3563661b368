# Generic types that each hold the one before twice.
mkdir submission
cp "$ground"/*.swift submission
{
  echo 'struct Pair<A, B> { var a: A; var b: B }'
  echo 'typealias T0 = Pair<Int, Int>'
  seq 26 | while read n; do echo "typealias T$n = Pair<T$((n - 1)), T$((n - 1))>"; done
  echo 'let size = MemoryLayout<T26>.size'
} > submission/Notes.swift
