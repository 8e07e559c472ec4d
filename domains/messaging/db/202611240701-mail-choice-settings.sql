-- Choices about mail are made in the settings too.
alter table messaging.mail_choice drop constraint mail_choice_via_check,
  add constraint mail_choice_via_check check (via in ('MAIL', 'LINK', 'SETTINGS'));
