-- Keys lie sealed with a key from outside the database. The next start seals what was there before, which is why the types change.
alter table identity.signing_key
  alter column private_jwk drop not null,
  alter column private_jwk type text using private_jwk::text,
  add column number bigint generated always as identity,
  add column replaced_at timestamptz;
-- The key of before lay plain, also in backups: the next turn of keys replaces it.
set local role hearth_system;
update identity.signing_key set made_at = '2000-01-01';
reset role;

alter table identity.server_key drop constraint server_key_key_check;
alter table identity.server_key alter column key type text using encode(key, 'base64');
