-- The name that a mail comes from, such as that of the brand that its reader deals with. The address stays the installation's.
alter table platform.mail add column sender_name text;
