-- What a mail is about (a thing of a domain, and what that belongs to), and how far the mail has come: refused when it was handed over, or
-- reported as returned (RFC 3464).
alter table platform.mail add column about_kind text, add column about_id uuid, add column about_within uuid,
  add column refused_at timestamptz, add column returned_at timestamptz, add column returned_status text,
  add constraint mail_about check ((about_id is null) = (about_kind is null) and (about_id is null) = (about_within is null)),
  add constraint mail_returned check ((returned_at is null) = (returned_status is null));
create index mail_about on platform.mail (about_id, at desc) where about_id is not null;
create index mail_within on platform.mail (about_within) where about_within is not null;
