-- Where an application stood before a move, so that taking the move back takes nothing from whoever waits.
alter table applications.stage_event add column left_entered_at timestamptz, add column left_waiting_since timestamptz;
