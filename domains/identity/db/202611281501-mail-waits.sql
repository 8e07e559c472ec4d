-- Somebody applied with this address without signing in. Until it is proven, it is mailed nothing but what proves it.
alter table identity."user" add column mail_waits_for_proof boolean not null default false;
