-- Questions that posts of a brand and of all below it may ask. They are archived, never deleted: posts and answers refer to them.
create table jobs.bank_question (
  id uuid primary key,
  group_id uuid not null references core.brand (id) on delete cascade,
  brand_id uuid not null references core.brand (id) on delete cascade,
  kind text not null,
  required boolean not null,
  knock_out text,
  tags text[] not null,
  -- The words of now; each wording that ever was stands in jobs.bank_wording.
  version int not null default 1,
  search_text text not null,
  -- Moves on with every change, so that nobody overwrites what they have not read.
  edit int not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_by uuid,
  updated_at timestamptz not null,
  archived_at timestamptz
);
create index bank_question_newest on jobs.bank_question (group_id, id);
create index bank_question_brand on jobs.bank_question (brand_id);
select platform.tenant_table('jobs.bank_question');

-- What a question says in each of its versions. Written once.
create table jobs.bank_wording (
  question_id uuid not null references jobs.bank_question (id) on delete cascade,
  version int not null,
  group_id uuid not null references core.brand (id) on delete cascade,
  language text not null,
  text text not null,
  options jsonb not null,
  translations jsonb not null,
  at timestamptz not null,
  primary key (question_id, version)
);
create index bank_wording_group on jobs.bank_wording (group_id);
select platform.secured_table('jobs.bank_wording');
create policy tenant on jobs.bank_wording to hearth_tenant
  using (group_id = any ((select platform.current_groups())::uuid[]))
  with check (group_id = any ((select platform.current_groups())::uuid[]));
grant select, insert on jobs.bank_wording to hearth_tenant;

-- Which posts ask which question in which version: counted and listed without reading the posts.
create table jobs.asked_question (
  job_id uuid not null references jobs.job (id) on delete cascade,
  question_id uuid not null references jobs.bank_question (id) on delete cascade,
  group_id uuid not null references core.brand (id) on delete cascade,
  version int not null,
  primary key (job_id, question_id)
);
create index asked_question_posts on jobs.asked_question (question_id, job_id);
create index asked_question_group on jobs.asked_question (group_id);
select platform.tenant_table('jobs.asked_question');
