#!/bin/sh
# Starts Mensana in the container: without arguments the server, with arguments a command such as `backup`.
#
# Started as root, it gives the data directory to PUID:PGID and continues as that user. Without PUID, that is the owner
# of the data directory or, if root owns it, 1000. Started as another user (--user), it continues as that user.
set -eu

app=$(dirname "$(readlink -f "$0")")
data=${DATA_DIR:-/data}

fail() {
  echo "$1" >&2
  exit 1
}

is_id() {
  case $1 in
    '' | *[!0-9]*) return 1 ;;
    *) return 0 ;;
  esac
}

mkdir -p "$data" 2>/dev/null || true
[ -d "$data" ] || fail "There is no folder $data, and it cannot be created. Mount a volume at $data."

uid=$(id -u)
gid=$(id -g)
if [ "$uid" = 0 ]; then
  owner=$(stat -c %u "$data")
  group=$(stat -c %g "$data")
  if [ "$owner" = 0 ]; then
    owner=1000 group=1000
    chmod go-rwx "$data" 2>/dev/null || true # Docker has created it, readable by all users of the machine
  fi
  uid=${PUID:-$owner}
  gid=${PGID:-${PUID:-$group}}
  is_id "$uid" || fail "PUID is \"$uid\", but it must be the number of a user, such as 1000."
  is_id "$gid" || fail "PGID is \"$gid\", but it must be the number of a group, such as 1000."
  # some file systems refuse this; what counts is whether the user can write, which is checked next
  find "$data" \( ! -user "$uid" -o ! -group "$gid" \) -exec chown -h "$uid:$gid" {} + 2>/dev/null || true
fi

exec node --max-semi-space-size=16 "$app/run-as.mjs" "$uid" "$gid" "$@"
