-- Posts are live until the moment that row security goes by.
alter policy live on jobs.listing using (expires_at is null or expires_at > platform.moment());
