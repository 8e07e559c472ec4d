-- Arabic as people type it: alef with or without its hamza, a final yeh or teh marbuta as alef maksura or heh, no vowel signs, no stretched
-- letters. The texts that domains have stored are written anew by their own migrations of the same minutes.
create or replace function platform.searchable(value text) returns text language sql immutable parallel safe strict
  as $$ select translate(lower(public.unaccent('public.unaccent'::regdictionary, value)),
    U&'\0623\0625\0622\0671\0649\0629\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670', U&'\0627\0627\0627\0627\064A\0647') $$;
