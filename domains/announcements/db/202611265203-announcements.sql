-- The domain's name in the field's terms; rows, policies and grants stay as they are.
alter schema news rename to announcements;
