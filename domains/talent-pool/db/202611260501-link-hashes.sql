-- Of what a mailed link carries a hash is kept, so each mail has a link of its own; those that were mailed before work as before.
alter table talent_pool.link drop constraint link_token_key, drop constraint link_pkey;
alter table talent_pool.link alter column token type bytea using sha256(convert_to(token, 'UTF8'));
alter table talent_pool.link rename column token to token_hash;
alter table talent_pool.link add primary key (token_hash);
create index link_entry on talent_pool.link (entry_id);
