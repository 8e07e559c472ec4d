-- People are looked for by their telephone numbers too.
create index employee_phone on team.employee using gin (platform.phone_digits(phone) gin_trgm_ops);
