-- An invitation comes on a card, with a PIN, or by email, whose link proves the address that it was mailed to.
alter table team.invitation
  add column channel text not null default 'CARD' check (channel in ('CARD', 'MAIL')),
  add column address text,
  -- What the email is about, for whoever asks whether it arrived: each sending has its own.
  add column mail_id uuid,
  alter column pin_hash drop not null,
  add constraint invitation_channel check (
    case channel
      when 'CARD' then pin_hash is not null and address is null and mail_id is null
      else pin_hash is null and address is not null and mail_id is not null and purpose = 'JOIN'
    end
  );

alter table team.invitation_event
  drop constraint invitation_event_what_check,
  add constraint invitation_event_what_check check (what in ('MADE', 'MAILED', 'WITHDRAWN', 'LOCKED', 'USED'));
