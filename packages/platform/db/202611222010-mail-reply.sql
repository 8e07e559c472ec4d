-- Where an answer to a message goes, and what takes its receiver off the list (RFC 2369, RFC 8058).
alter table platform.mail add column reply_to text, add column unsubscribe text;
