#!/bin/bash
# Runs once, when the database is made: who may follow it, and that a commit counts only when a standby has it.
set -euo pipefail

psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$POSTGRES_PASSWORD" <<'SQL'
create role follower with replication login password :'password';
select pg_create_physical_replication_slot('standby');
-- Holds from the next start on: until then there is no standby to wait for.
alter system set synchronous_standby_names = '*';
-- A standby that stays away must not fill the disk.
alter system set max_slot_wal_keep_size = '4GB';
SQL

echo 'host replication follower all scram-sha-256' >> "$PGDATA/pg_hba.conf"
