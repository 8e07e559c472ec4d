import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, LOCATION, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { getLiveDay } from '../../../contract/live-endpoints.ts';
import { livePerson } from '../../../contract/schemas.ts';
import type { LivePerson } from '../../../contract/schemas.ts';
import { WhoIsIn } from './who-is-in.tsx';

afterEach(cleanup);

const SAMPLE = sampleAnswer(livePerson);
const person = (name: string, state: LivePerson['state'], id: number): LivePerson => ({
  ...SAMPLE,
  employee_id: `01900000-0000-7000-8000-00000000000${id}`,
  name,
  position_name: 'Bartender',
  state,
  since: state === 'IN' ? '2026-11-18T09:30:00.000Z' : null,
});

function open(people: LivePerson[], isClocked = true) {
  const calls = mockCalls([getLiveDay]);
  const answer = {
    date: '2026-11-18',
    now: '2026-11-18T10:00:00.000Z',
    time_zone: 'Europe/Lisbon',
    people,
    open_shifts: [],
    stations: [],
    breaks: [],
    is_clocked: isClocked,
    can_correct: false,
  };
  calls.answer(getLiveDay, answer);
  return showPart(<WhoIsIn locationId={LOCATION.id} />, { calls });
}

test('who should be there and is not comes first, then who is, and each leads to the live day', async () => {
  open([person('Ana Reis', 'IN', 1), person('Rui Melo', 'NO_SHOW', 2), person('Eva Dias', 'SCHEDULED', 3)]);
  await screen.findByText('At work now');
  const names = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
  expect(names).toHaveLength(2);
  expect(names[0]).toContain('Rui Melo');
  expect(names[1]).toContain('since 09:30');
  expect(screen.getByRole('link', { name: 'Ana Reis' }).getAttribute('href')).toContain('/schedule/live?person=');
});

test('more people than there is room for are counted', async () => {
  open(Array.from({ length: 9 }, (_, index) => person(`Person ${index}`, 'IN', index)));
  await screen.findByText('and 3 other people');
});

test('where nobody clocks in, and where nobody is to work, there is nothing', async () => {
  for (const part of [open([person('Ana Reis', 'SCHEDULED', 1)], false), open([])]) {
    await expect.poll(() => part.container.textContent).toBe('');
    cleanup();
  }
});
