# A bare repository with hooks, filters and settings that would run programs.
mkdir work && cd work && git init --quiet --initial-branch=main .
cp "$ground"/*.swift .
git add . && git commit --quiet --message work
echo '*.swift filter=evil export-subst' > .gitattributes
git add . && git commit --quiet --message attributes
cd .. && git clone --quiet --bare work submission && rm -rf work && cd submission
mkdir -p hooks
for hook in post-checkout pre-receive update post-update; do
  printf '#!/bin/sh\necho evil; exit 1\n' > hooks/$hook && chmod +x hooks/$hook
done
git config core.fsmonitor 'echo evil; exit 1'
git config core.sshCommand 'echo evil; exit 1'
git config uploadpack.packObjectsHook 'echo evil; exit 1'
git config filter.evil.smudge 'echo evil; exit 1'
git config filter.evil.required true
git config tar.tar.command 'echo evil; exit 1'
