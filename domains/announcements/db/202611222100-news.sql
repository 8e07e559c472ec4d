-- News that whoever leads a place tells to those who work there, and until when each person has seen it.
create schema news;

create table news.item (
  id uuid primary key,
  group_id uuid not null,
  -- It concerns this brand and everything below it.
  brand_id uuid not null,
  author_id uuid not null,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  published_at timestamptz not null,
  -- Nobody is shown it from then on.
  withdrawn_at timestamptz,
  foreign key (group_id, brand_id) references core.brand (group_id, id) on delete cascade
);
-- Ids grow with time, so that their order is that of publication.
create index item_of_group on news.item (group_id, id desc) where withdrawn_at is null;
create index item_of_brand on news.item (group_id, brand_id);
select platform.tenant_table('news.item');

create table news.seen (
  user_id uuid primary key,
  seen_until timestamptz not null
);
select platform.secured_table('news.seen');
create policy own on news.seen to hearth_self
  using (user_id = (select platform.current_user_id())) with check (user_id = (select platform.current_user_id()));
grant select, insert, update on news.seen to hearth_self;
