-- A telephone number by its digits, in whatever way it was written: without signs, without the zero in brackets that is dialled at home
-- only (+44 (0)20 …), without zeros in front (00 44 …, 020 …). The rule of `domains/search/rules/phone.ts`.
create function platform.phone_digits(value text) returns text language sql immutable parallel safe strict
  as $$ select pg_catalog.ltrim(pg_catalog.regexp_replace(pg_catalog.regexp_replace(
    pg_catalog.translate(value, U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9', '01234567890123456789'),
    '\(0\)', '', 'g'), '[^0-9]', '', 'g'), '0') $$;
