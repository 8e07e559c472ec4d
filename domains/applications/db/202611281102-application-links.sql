-- What the link of an application's confirmation is signed with. Nobody but the system reads it.
create table applications.link_key (
  application_id uuid primary key references applications.application (id) on delete cascade,
  secret text not null
);
select platform.secured_table('applications.link_key');
