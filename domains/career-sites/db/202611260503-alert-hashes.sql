-- Each mail of an alert carries the same link, so its token is kept sealed, and found by its hash. The next start seals it.
alter table jobs.alert add column token_hash bytea, drop constraint alert_token_key;
set local role hearth_system;
update jobs.alert set token_hash = sha256(convert_to(token, 'UTF8'));
reset role;
alter table jobs.alert alter column token_hash set not null, add constraint alert_token_hash_key unique (token_hash);
