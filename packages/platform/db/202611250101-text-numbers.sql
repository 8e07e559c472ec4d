-- What was sent to a number is found when it is to be forgotten.
create index text_recipient on platform.text (recipient);
