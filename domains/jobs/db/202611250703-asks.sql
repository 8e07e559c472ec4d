-- What a post asks for: certificates of the list, and languages with how well. As a draft says it, and as the public reads it.
alter table jobs.job add column asks jsonb not null default '{"certificates": [], "languages": []}';
alter table jobs.listing add column asks jsonb not null default '{"certificates": [], "languages": []}';
