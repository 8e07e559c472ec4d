#!/bin/sh
# Makes the secrets and the settings that compose.yaml needs, where they are missing: deploy/init.sh
# It changes nothing that is there. Keep a copy of secrets/secret_key where the backups are not.
set -eu
cd "$(dirname -- "$0")/.."

# The folder is closed to others; the containers' own users read the files, which are mounted one by one.
mkdir -p secrets
chmod 700 secrets

random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
keep() {
  [ -e "secrets/$1" ] && return
  printf '%s' "$2" >"secrets/$1"
  chmod 444 "secrets/$1"
}
of() { cat "secrets/$1"; }

keep postgres_password "$(random 24)"
keep hearth_owner_password "$(random 24)"
keep hearth_app_password "$(random 24)"
keep database_url "postgres://hearth_app:$(of hearth_app_password)@postgres:5432/hearth"
keep migration_database_url "postgres://hearth_owner:$(of hearth_owner_password)@postgres:5432/hearth"
keep secret_key "$(random 32)"
keep file_signing_key "$(random 32)"
keep s3_access_key_id "$(random 10)"
keep s3_secret_access_key "$(random 32)"
keep s3_identities "{\"identities\":[{\"name\":\"hearth\",\"credentials\":[{\"accessKey\":\"$(of s3_access_key_id)\",\"secretKey\":\"$(of s3_secret_access_key)\"}],\"actions\":[\"Admin\",\"Read\",\"Write\",\"List\"]}]}"

if [ ! -e .env ]; then
  (umask 077 && cp deploy/compose.env.example .env)
  echo "Fill in .env, then: docker compose up -d"
fi
