-- What several people edit at once: a writer has to have read the version of now.
alter table core.brand add column version integer not null default 1;
