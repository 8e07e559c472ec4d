-- Of what a mailed link carries a hash is kept. Links that were mailed before work as before.
alter table privacy.keep_ask alter column token type bytea using sha256(convert_to(token, 'UTF8'));
alter table privacy.keep_ask rename column token to token_hash;
alter table privacy.keep_ask rename constraint keep_ask_token_key to keep_ask_token_hash_key;
