-- What a receiver must still hold at the place when a notice goes out by mail or to a device.
alter table notices.notice add column needs text[] not null default '{}';
alter table notices.delivery
  drop constraint delivery_reason_check,
  add constraint delivery_reason_check check (
    reason in ('OFF', 'NO_ADDRESS', 'UNPROVEN', 'READ', 'REPLACED', 'NO_ACCESS', 'DEVICE_GONE', 'REFUSED', 'UNREACHABLE'));
