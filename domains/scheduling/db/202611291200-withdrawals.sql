-- Why a week was taken back from staff; null: it was published.
alter table scheduling.publication add column withdrawal_reason text check (length(withdrawal_reason) between 1 and 300);
