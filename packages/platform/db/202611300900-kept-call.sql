-- The answers of calls that came with an Idempotency-Key, for a day: the same call again is answered with them (decision 0137).
create table platform.kept_call (
  caller_id uuid not null,
  key_hash text not null,
  operation text not null,
  input_hash bytea not null,
  status smallint,
  answer text,
  at timestamptz not null default platform.moment(),
  primary key (caller_id, key_hash)
);
create index kept_call_at on platform.kept_call (at);
select platform.secured_table('platform.kept_call');
