-- When a search was last heard of and how often it was tried, so that one that nobody works on any more ends; and the key of its acceptance.
alter table auto_fill.run
  add column touched_at timestamptz not null default platform.moment(),
  add column attempts smallint not null default 0,
  add column accept_key uuid;
-- Results of those who may plan some departments told of the people and the wages of all.
delete from auto_fill.run where departments is not null;
