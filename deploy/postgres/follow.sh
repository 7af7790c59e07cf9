#!/bin/bash
# Starts PostgreSQL as a follower of the first one. At the first start, and after its folder was emptied, it copies everything.
set -euo pipefail

first="${FOLLOW_HOST:-postgres}"

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$POSTGRES_PASSWORD"
  until pg_basebackup --host "$first" --username follower --pgdata "$PGDATA" --wal-method stream --slot standby --write-recovery-conf; do
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
  # Whoever follows waits for nobody; see the guide for what to do when it takes over.
  echo "synchronous_standby_names = ''" >> "$PGDATA/postgresql.auto.conf"
fi

exec docker-entrypoint.sh postgres
