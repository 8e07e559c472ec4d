-- Posts of one campaign: one job advertised at several locations, each a post of its own. A location has one post of it, so that
-- whoever asks twice finds the first.
alter table jobs.job add column campaign_id uuid;
create unique index job_campaign on jobs.job (campaign_id, location_id) where campaign_id is not null;
alter table jobs.listing add column campaign_id uuid;
create index listing_campaign on jobs.listing (campaign_id) where campaign_id is not null;
