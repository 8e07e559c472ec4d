import { expect, test } from 'vitest';
import { shiftPhase } from './phase.ts';

const shift = { starts_at: new Date('2026-11-17T10:00:00Z'), ends_at: new Date('2026-11-17T18:00:00Z') };

test.each([
  ['09:59:59', 'ahead'],
  ['10:00:00', 'now'],
  ['17:59:59', 'now'],
  ['18:00:00', 'over'],
])('at %s a shift from 10:00 to 18:00 is %s', (time, phase) => {
  expect(shiftPhase(shift, new Date(`2026-11-17T${time}Z`))).toBe(phase);
});
