-- Locations are found by their names in other scripts: the few that are not in Latin letters for a term that is, all of them for the others.
create index brand_sound on core.brand using gin (platform.name_sound(name) gin_trgm_ops);
create index brand_sound_other_script on core.brand using gin (platform.name_sound(name) gin_trgm_ops) where (name) ~ '[Ѐ-ӿ؀-ۿ]';
