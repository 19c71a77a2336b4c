#!/bin/sh
# Replaces the processes of this machine one by one, without a lost request: rolling-restart.sh 3001 3002
# Stops at the first one that does not come back within two minutes: the others go on with the old version.
set -eu
pause=${PAUSE:-3}  # seconds until the proxies have found the new one
for port in "$@"; do
  systemctl restart "gasit@$port"
  tries=240
  until curl -fs -o /dev/null --max-time 3 "http://127.0.0.1:$port/readyz"; do
    tries=$((tries - 1))
    if [ "$tries" -eq 0 ]; then
      echo "gasit@$port is not ready: journalctl -u gasit@$port" >&2
      exit 1
    fi
    sleep 0.5
  done
  sleep "$pause"
  echo "gasit@$port is replaced"
done
