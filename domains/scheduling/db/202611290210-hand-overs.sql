-- A publication of shifts that changed hands at the request of staff. Null: a manager published the week. Whoever asked tells the people.
alter table scheduling.publication add column is_hand_over boolean check (is_hand_over);
