-- What a listing means to a search besides its words (rules/search): trades, kind of employment, times of the shifts and country as tags,
-- and the postcode of its location, folded. Listings with an older version of the tags are written again by jobs.tagListings.
alter table jobs.listing add column tags text[] not null default '{}';
alter table jobs.listing add column tags_version int not null default 0;
alter table jobs.listing add column postcode text not null default '';
create index listing_tags on jobs.listing using gin (tags);
create index listing_tags_version on jobs.listing (tags_version, job_id);
create index listing_postcode on jobs.listing (postcode text_pattern_ops);
