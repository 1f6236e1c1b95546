#!/bin/sh
# A bot for Durbar in shell: takes the first option. See ../bots.md.
while IFS= read -r line; do
  case $line in
  '{"type":"choose"'*)
    id=${line#*'"id":'}
    id=${id%%,*}
    option=${line#*'"options":[{"option":'}
    option=${option%%,*}
    printf '{"id":%s,"choice":%s}\n' "$id" "$option"
    ;;
  esac
done
