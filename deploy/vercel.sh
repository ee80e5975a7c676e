#!/bin/sh
# Puts the built site where Vercel looks for it: https://vercel.com/docs/build-output-api
set -eu
cd "$(dirname "$0")/.."
output=.vercel/output
site="$output/static${SITE_BASE:-/}"
rm -rf "$output"
mkdir -p "$site"
cp -R dist/. "$site"
mv "$site/_vercel.json" "$output/config.json"
# Vercel compresses files itself, and needs none of the files for other hosts.
find "$output/static" \( -name '*.br' -o -name '*.gz' \) -delete
rm "$site"/_*
