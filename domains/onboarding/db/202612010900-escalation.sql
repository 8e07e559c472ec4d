-- What stays overdue is told to whoever is responsible one level above.
alter table onboarding.reminder drop constraint reminder_about_check;
alter table onboarding.reminder add constraint reminder_about_check check (about in ('DUE', 'OVERDUE', 'ESCALATED'));
