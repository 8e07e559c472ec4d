#!/bin/sh
# Makes the database and its roles (decision 0057): hearth_owner migrates, hearth_app serves and owns nothing. PostgreSQL's
# container runs this once, on an empty data folder; elsewhere run it as a superuser, with the two passwords in files.
set -eu
folder=${PASSWORD_FOLDER:-/run/secrets}
owner=$(cat "$folder/hearth_owner_password")
app=$(cat "$folder/hearth_app_password")

psql --set=ON_ERROR_STOP=1 --no-psqlrc --username="${POSTGRES_USER:-postgres}" --dbname="${POSTGRES_DB:-postgres}" \
  --set=owner="$owner" --set=app="$app" <<'SQL'
create role hearth_tenant nologin;
create role hearth_self nologin;
create role hearth_public nologin;
create role hearth_survey nologin;
create role hearth_system nologin;
create role hearth_owner login createrole password :'owner';
grant hearth_tenant, hearth_self, hearth_public, hearth_survey, hearth_system to hearth_owner with admin option;
create role hearth_app login noinherit password :'app';
create database hearth owner hearth_owner encoding 'UTF8' template template0;
SQL
