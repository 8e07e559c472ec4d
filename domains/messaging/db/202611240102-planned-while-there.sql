-- Since when somebody had stood where they stood when a message was planned that is about it: a move of theirs stops the message.
alter table messaging.planned add column stands_since timestamptz;
