import { listPositions } from '@hearth/domains/team/contract';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { setClockSettings } from '../../contract/live-endpoints.ts';
import { CLOCK } from '../../rules/settings.ts';
import { ClockForm } from './clock-form.tsx';

afterEach(cleanup);

const BAR = { id: '019a0000-0000-7000-8000-000000000001', name: 'Bartender' };
const ABOVE = { id: '019a0000-0000-7000-8000-000000000009', name: 'Harbour Group' };

async function open(lockedBy: typeof ABOVE | null) {
  const calls = mockCalls([listPositions, setClockSettings]);
  calls.answer(listPositions, { positions: [{ ...BAR, department: 'BAR', tint: 'bar' }] });
  const value = {
    ...CLOCK.fallback,
    positions: [{ position_id: BAR.id, early: 'ASK' as const, unscheduled: 'ASK' as const }],
  };
  const held = { value, from: lockedBy, locked_by: lockedBy, is_locked: false, version: 1 };
  showPart(<ClockForm brandId={BAR.id} held={held} />, { calls });
  await screen.findByText(BAR.name);
  return [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), button:not([slot])')];
}

test('what a place above locked is only shown: nothing of it can be changed', async () => {
  const fields = await open(ABOVE);
  expect(fields.length).toBeGreaterThan(15);
  expect(fields.filter(({ disabled }) => !disabled).map((field) => field.outerHTML)).toEqual([]);
  cleanup();
  expect((await open(null)).filter(({ disabled }) => disabled)).toEqual([]);
});
