#!/bin/sh
# The steps of compose.yaml without containers, on Debian, as root: sh five-minutes.sh NAME [CHECKOUT]
# Python, Caddy and Durbar are installed, server and nightly backup run as services, and the doctor has the last word.
# TLS=internal: Caddy makes the certificate itself, where the name is not known outside (trial, home network).
set -eu
name=$1 checkout=${2:-$(cd "$(dirname "$0")/../../.." && pwd)}
here=$checkout/docs/examples/hosting
began=$(date +%s)
step() { echo "$(($(date +%s) - began)) s: $*"; }

step "packages"
missing=""
for needed in python3:python3 gcc:gcc caddy:caddy; do
    command -v "${needed%:*}" >/dev/null 2>&1 || missing="$missing ${needed#*:}"
done
python3 -c "import ensurepip, venv" 2>/dev/null || missing="$missing python3-venv"
[ -e "$(python3 -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ] || missing="$missing python3-dev"
if [ -n "$missing" ]; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi

step "durbar"
to=${ROOT:-}/opt/durbar-1
python3 -m venv "$to"
"$to/bin/pip" install -q --no-cache-dir -r "$checkout/requirements/run.txt"
"$to/bin/pip" install -q --no-cache-dir --no-deps "$checkout"
ln -sfn "$to" "${ROOT:-}/opt/durbar"

step "services"
units=${ROOT:-}/etc/systemd/system
mkdir -p "$units" "${ROOT:-}/etc/caddy"
sed "s/table\.example\.org/$name/" "$here/durbar.service" > "$units/durbar.service"
cp "$here/durbar-backup.service" "$here/durbar-backup.timer" "$units/"
sed "s/table\.example\.org/$name/${TLS:+; s/reverse_proxy/tls $TLS\\n\\treverse_proxy/}" "$here/Caddyfile" > "${ROOT:-}/etc/caddy/Caddyfile"

if [ -d /run/systemd/system ] && [ -z "${ROOT:-}" ]; then
    systemctl daemon-reload
    systemctl enable -q --now durbar durbar-backup.timer
    systemctl start durbar-backup.service
    systemctl reload-or-restart caddy
    step "the doctor"
    /opt/durbar/bin/durbar doctor --name "$name" --data /var/lib/durbar || true
    step "open https://$name"
else
    step "no systemd runs here: start $units/durbar.service and caddy by hand"
fi
