-- Whether a group lets a sign-in through its own provider pass without the second step that its people have here.
alter table access.sign_in_policy add column trusts_provider boolean not null default false;
