-- Punches whose PIN was found wrong, by their keys: the same one sent again is wrong without another look, and counts once.
alter table clock.employee_pin add column wrong_keys uuid[] not null default '{}';

-- When a tablet was last out of reach for minutes: from the server's last word with it until the next. What it says to have punched
-- without a network at any other time is not taken on its word.
alter table clock.kiosk
  add column away_from timestamptz,
  add column away_until timestamptz,
  add constraint kiosk_away check ((away_from is null) = (away_until is null));

alter table clock.held_punch drop constraint held_punch_cause_check;
alter table clock.held_punch
  add constraint held_punch_cause_check check (cause in ('WRONG_PIN', 'LOCKED', 'REVOKED', 'TIME'));
