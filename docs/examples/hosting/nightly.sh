#!/bin/sh
# nightly.sh DATA BACKUPS [DATABASE]: a backup at once and every night from then on, and no more than thirty of them.
# ONCE=1: one alone, for a timer of your own.
set -eu
data=$1 backups=$2 database=${3:-}
durbar=${DURBAR:-/opt/durbar/bin/durbar}
umask 077
mkdir -p "$backups"
while :; do
    "$durbar" export "$backups/$(date +%F-%H%M%S).durbar" --data "$data" ${database:+--database "$database"} || true
    ls -1t "$backups"/*.durbar | tail -n +31 | xargs -r rm --
    [ -z "${ONCE:-}" ] || break
    sleep 86400
done
