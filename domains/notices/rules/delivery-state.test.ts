import { expect, test } from 'vitest';
import { deliveryState } from './delivery-state.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));
const line = (
  state: 'WAITING' | 'SENT' | 'SKIPPED' | 'FAILED' | 'RETURNED',
  reason: 'OFF' | 'REFUSED' | null = null,
) => ({
  state,
  reason,
  changed_at: at(1),
  not_before: state === 'WAITING' ? at(30) : null,
});
const NONE = { accepted_at: null, refused_at: null, returned_at: null };

test.each([
  ['on a device, when its service took it', line('SENT'), undefined, ['SENT', null, 1]],
  ['mail that is on its way', line('SENT'), NONE, ['WAITING', null, 1]],
  ['mail that a server took', line('SENT'), { ...NONE, accepted_at: at(2) }, ['SENT', null, 2]],
  ['mail that a server refuses', line('SENT'), { ...NONE, refused_at: at(3) }, ['FAILED', 'UNREACHABLE', 3]],
  [
    'mail that a server took at last',
    line('SENT'),
    { ...NONE, refused_at: at(3), accepted_at: at(4) },
    ['SENT', null, 4],
  ],
  ['mail that came back', line('SENT'), { ...NONE, accepted_at: at(2), returned_at: at(5) }, ['FAILED', 'RETURNED', 5]],
  ['mail that is known to have come back', line('RETURNED'), undefined, ['FAILED', 'RETURNED', 1]],
  ['what waits says until when', line('WAITING'), undefined, ['WAITING', null, 30]],
  ['what was not wanted', line('SKIPPED', 'OFF'), undefined, ['SKIPPED', 'OFF', 1]],
  ['what was refused', line('FAILED', 'REFUSED'), undefined, ['FAILED', 'REFUSED', 1]],
] as const)('%s', (_, kept, arrival, [state, reason, minute]) => {
  expect(deliveryState(kept, arrival)).toEqual({ state, reason, at: at(minute) });
});
