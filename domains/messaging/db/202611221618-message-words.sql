-- Messages are found by what they say.
create index message_words on messaging.message using gin (platform.searchable(body) gin_trgm_ops);
