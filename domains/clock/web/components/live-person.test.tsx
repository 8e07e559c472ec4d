import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart, waitFor } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { correctPunches } from '../../contract/correction-endpoints.ts';
import { seeException } from '../../contract/live-endpoints.ts';
import type { LivePerson } from '../../contract/schemas.ts';
import { LivePersonLine } from './live-person.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const PERSON: LivePerson = {
  employee_id: ID,
  name: 'Inês Quintela',
  position_name: 'Bartender',
  shifts: [],
  state: 'OUT',
  since: null,
  worked_minutes: 0,
  punches: [{ id: ID, kind: 'IN', at: '2026-11-16T10:00:00.000Z', is_edited: false, source: 'PHONE' }],
  exceptions: [
    {
      key: `MISSING_PUNCH ${ID}`,
      kind: 'MISSING_PUNCH',
      at: '2026-11-16T10:00:00.000Z',
      minutes: null,
      punch_id: ID,
      fix: { act: 'ADD', punch_id: null, kind: 'OUT', at: '2026-11-16T18:00:00.000Z', position_id: null },
      is_seen: false,
    },
  ],
  is_own: false,
};

function open(person: Partial<LivePerson> = {}, canCorrect = true) {
  const calls = mockCalls([correctPunches, seeException]);
  calls.answer(seeException, { seen: true });
  const props = { brandId: ID, date: '2026-11-16', zone: 'Europe/Lisbon', canCorrect };
  return { calls, ...showPart(<LivePersonLine person={{ ...PERSON, ...person }} {...props} />, { calls }) };
}

test('one tap adds the clock-out that is missing', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Add clock-out 18:00' }));
  await waitFor(() => expect(calls.sent).toHaveLength(1));
  expect(calls.sent[0]?.body).toMatchObject({ changes: [{ act: 'ADD', kind: 'OUT', at: '2026-11-16T18:00:00.000Z' }] });
});

test('another one lets it stand', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
  await waitFor(() => expect(calls.sent[0]?.body).toEqual({ key: `MISSING_PUNCH ${ID}` }));
});

test('nobody corrects their own, and whoever only looks corrects nothing', () => {
  open({ is_own: true });
  expect(screen.queryByRole('button', { name: /Correct|Add clock-out/ })).toBeNull();
  cleanup();
  open({}, false);
  expect(screen.queryByRole('button')).toBeNull();
});
