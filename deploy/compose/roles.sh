#!/bin/sh
# PostgreSQL's image runs this once, in an empty volume: the role that API processes and tools sign in with. The schema is the
# owner's, as whom the migration signs in.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$(cat "${PASSWORD_FILE:-/run/secrets/database-password}")" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role shop login password :'password';
SQL
