-- The posts of one job at many locations are called a rollout: a campaign is what an employer pays a job board for.
alter table jobs.job rename column campaign_id to rollout_id;
alter table jobs.listing rename column campaign_id to rollout_id;
alter index jobs.job_campaign rename to job_rollout;
alter index jobs.listing_campaign rename to listing_rollout;
