# A table of numbers of two kinds, with no type: the compiler has to find one.
mkdir submission
cp "$ground"/*.swift submission
{ printf 'public let table = ['; seq -s ', ' 0 0.5 100000; echo ']'; } > submission/Table.swift
