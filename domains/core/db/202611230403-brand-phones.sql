-- Locations are looked for by their telephone numbers too.
create index brand_phone on core.brand using gin (platform.phone_digits(phone) gin_trgm_ops);
