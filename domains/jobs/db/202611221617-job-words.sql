-- Jobs are looked for by their words in a whole group at once.
create index job_words on jobs.job using gin (search_text gin_trgm_ops);
