-- A proven mail domain is looked at again: daily, hourly while its record is missing, and for a week without it.
alter table federation.mail_domain
  add column missing_since timestamptz,
  add column next_check_at timestamptz,
  add constraint mail_domain_missing_proven check (missing_since is null or verified_at is not null);
-- What was proven before is due now.
update federation.mail_domain set next_check_at = verified_at where verified_at is not null;
create index mail_domain_check on federation.mail_domain (next_check_at) where next_check_at is not null;
