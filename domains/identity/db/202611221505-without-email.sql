-- Somebody who was invited with a card has a username and no address: nothing can be mailed to them.
alter table identity."user" alter column email drop not null;
