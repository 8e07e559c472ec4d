-- What an engine made of the words of a message, in one language of a reader. Gone with the message, and when its words change.
create table messaging.translation (
  message_id uuid not null references messaging.message (id) on delete cascade,
  language text not null,
  -- What the message is written in.
  source text not null,
  -- Null: it is written in that language already.
  body text,
  -- Who asked first: so many are made for one person within an hour.
  made_for uuid not null,
  made_at timestamptz not null,
  primary key (message_id, language)
);
create index translation_made_for on messaging.translation (made_for, made_at);
select platform.secured_table('messaging.translation');

create function messaging.forget_translations() returns trigger language plpgsql as $$
begin
  delete from messaging.translation where message_id = new.id;
  return null;
end $$;
create trigger forget_translations after update of body on messaging.message for each row
  when (old.body is distinct from new.body) execute function messaging.forget_translations();

-- Who reads a conversation in their own language.
create table messaging.translation_choice (
  user_id uuid not null,
  application_id uuid not null references applications.application (id) on delete cascade,
  since timestamptz not null,
  primary key (user_id, application_id)
);
create index translation_choice_application on messaging.translation_choice (application_id);
select platform.secured_table('messaging.translation_choice');
create policy own on messaging.translation_choice for select to hearth_self
  using (user_id = (select platform.current_user_id()));
grant select on messaging.translation_choice to hearth_self;
