import type { LiveListener } from '@hearth/client/events';
import { LiveEventsContext } from '@hearth/client/use-events';
import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { PUNCH_HELD } from '../../../contract/events.ts';
import { listHeldPunches, settleHeldPunch } from '../../../contract/kiosk-endpoints.ts';
import { HeldPunches } from './held-punches.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const HELD = {
  id: ID,
  employee_id: ID,
  employee_name: 'Inês Quintela',
  kiosk_name: 'Back door',
  kind: 'OUT' as const,
  at: '2026-11-16T12:00:00.000Z',
  cause: 'WRONG_PIN' as const,
  is_own: false,
};

test('what a tablet sends now appears at once', async () => {
  const listeners: LiveListener[] = [];
  const events = {
    listen: (listener: LiveListener) => {
      listeners.push(listener);
      return () => undefined;
    },
    follow: () => undefined,
    status: () => 'open' as const,
    subscribe: () => () => undefined,
    close: () => undefined,
  };
  const calls = mockCalls([listHeldPunches, settleHeldPunch]);
  calls.answer(listHeldPunches, { held: [{ ...HELD, employee_name: 'Rui Alves' }] });
  const part = (
    <LiveEventsContext value={events}>
      <HeldPunches brandId={ID} zone="Europe/Lisbon" />
    </LiveEventsContext>
  );
  showPart(part, { calls });
  expect(await screen.findByText('Rui Alves')).toBeTruthy();
  calls.answer(listHeldPunches, { held: [HELD] });
  const data = { employee_id: ID, location_id: ID, kiosk_id: ID };
  for (const { types, hear } of listeners) if (types.includes(PUNCH_HELD.type)) hear({ type: PUNCH_HELD.type, data });
  expect(await screen.findByText('Inês Quintela')).toBeTruthy();
});
