-- The positions whose posts a question of the bank is for; empty: all.
alter table jobs.bank_question add column positions jsonb not null default '[]';
