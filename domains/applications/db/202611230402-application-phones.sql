-- Candidates are looked for by their telephone numbers too.
create index application_phone on applications.application using gin (platform.phone_digits(phone) gin_trgm_ops);
