-- The codes of a business are a list, as the registration form gives them.
alter table core.brand
  alter column hecs type text[] using case when hecs is null then null else array[hecs] end;
