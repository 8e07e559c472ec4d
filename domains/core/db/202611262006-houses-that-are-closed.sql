-- People saw every brand, also those that are suspended or archived, which show themselves to nobody else. They see what is open; those
-- of a group that knows them stay theirs to see, by a policy of each domain that knows people.
drop policy place_of_work on core.brand;
alter policy open_brand on core.brand to hearth_public, hearth_self;
