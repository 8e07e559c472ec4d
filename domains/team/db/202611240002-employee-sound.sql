-- People are found by their names in other scripts: the few that are not in Latin letters for a term that is, all of them for the others.
create index employee_sound on team.employee using gin (platform.name_sound(first_name || ' ' || last_name) gin_trgm_ops);
create index employee_sound_other_script on team.employee using gin (platform.name_sound(first_name || ' ' || last_name) gin_trgm_ops) where (first_name || ' ' || last_name) ~ '[Ѐ-ӿ؀-ۿ]';
