import type { PremiumLine } from '@hearth/domains/laws/schemas';
import { mockCalls } from '@hearth/testing/mock-calls';
import { sampleAnswer } from '@hearth/testing/sample-answer';
import { cleanup, screen } from '@hearth/testing/screen';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { PreviewConsent } from '../../../contract/consent-schemas.ts';
import { previewPublication, publishSchedule } from '../../../contract/endpoints.ts';
import { CONFLICT_STALE, CONSENT_NEEDED } from '../../../contract/failures.ts';
import type { Conflict } from '../../../contract/schemas.ts';
import { aMember, aWeek, aWeekShift, WEEK as MONDAY } from '../../state/week/week.fixture.ts';
import { showInSchedule } from '../editor/schedule-editor.fixture.tsx';
import PublishDialog from './publish-dialog.tsx';

afterEach(cleanup);

const ANA = '019a0000-0000-7000-8000-000000000001';
const BEN = '019a0000-0000-7000-8000-000000000004';
const NEW = '019a0000-0000-7000-8000-000000000002';
const MOVED = '019a0000-0000-7000-8000-000000000003';
const BENS = '019a0000-0000-7000-8000-000000000005';
const BEFORE = {
  employee_id: ANA,
  position_id: 'bar',
  date: MONDAY,
  start: '09:00',
  end: '17:00',
  unpaid_break_minutes: 0,
  paid_break_minutes: 0,
  station: '',
  note: '',
};
const WEEK = aWeek(
  [aMember(ANA, { first_name: 'Ana' })],
  [
    aWeekShift(NEW, { employee_id: ANA, date: '2026-11-17', published: null }),
    aWeekShift(MOVED, { employee_id: ANA, start: '12:00', end: '20:00', published: BEFORE }),
  ],
);
const DIFF = {
  people_count: 1,
  change_count: 2,
  open_count: 0,
  people: [{ employee_id: ANA, added: [NEW], changed: [MOVED], removed: [] }],
};

/** Ana rests too little between her two shifts. */
const SHORT_REST: Conflict = {
  key: `rest_gap:${ANA}:${MOVED}+${NEW}`,
  rule: 'rest_gap',
  level: 'consent',
  employee_id: ANA,
  shift_ids: [MOVED, NEW],
  date: '2026-11-17',
  facts: { actual: 600, limit: 660, excess: 60, unit: 'minutes', elsewhere: null },
  fixes: [],
};
const OFF: Conflict = {
  ...SHORT_REST,
  key: `time_off:${ANA}:${NEW}`,
  rule: 'time_off',
  level: 'block',
  shift_ids: [NEW],
  facts: { actual: 1, limit: 0, excess: 1, unit: 'days', elsewhere: null },
};
const OVERLAP: Conflict = { ...SHORT_REST, key: `overlap:${ANA}:${MOVED}+${NEW}`, rule: 'overlap', level: 'block' };

/** Ben gets a shift, too, and one is open. */
const TWO_PEOPLE = {
  week: aWeek(
    [aMember(ANA, { first_name: 'Ana' }), aMember(BEN, { first_name: 'Ben' })],
    [...WEEK.shifts, aWeekShift(BENS, { employee_id: BEN, published: null })],
  ),
  diff: {
    people_count: 2,
    change_count: 4,
    open_count: 1,
    people: [...DIFF.people, { employee_id: BEN, added: [BENS], changed: [], removed: [] }],
  },
};

function open({
  diff = DIFF,
  week = WEEK,
  conflicts = [] as Conflict[],
  override = false,
  premiums = [] as PremiumLine[],
  consents = [] as PreviewConsent[],
} = {}) {
  const calls = mockCalls([previewPublication, publishSchedule]);
  calls.answer(previewPublication, { week: MONDAY, version: 7, diff, conflicts, premiums, consents });
  const onClose = vi.fn();
  return {
    onClose,
    ...showInSchedule(<PublishDialog onClose={onClose} />, {
      week: { ...week, may: { ...week.may, override } },
      calls,
    }),
  };
}

const publish = (): HTMLButtonElement => screen.getByRole('button', { name: 'Publish' });

test('everyone who hears of it is there with each change, and what it was before', async () => {
  open();
  await screen.findByText('1 person · 2 changes');
  expect(screen.getByText('Ana')).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.getByText(/09:00.17:00/).tagName).toBe('S');
});

test.each([
  [1, 1, 'Published. We’re notifying 1 person.'],
  [3, 2, 'Published. We’re notifying 2 people. 1 person doesn’t have an account yet, so you’ll need to let them know.'],
  [2, 0, 'Published. 2 people don’t have an account yet, so you’ll need to let them know.'],
])('of %i people who are affected, %i have an account: what the page says', async (people, notified, said) => {
  const { calls, user, onClose } = open();
  const sample = sampleAnswer(publishSchedule.schemas.answer ?? z.never()) as never as Parameters<
    typeof calls.answer<typeof publishSchedule>
  >[1];
  const publication = { ...sample.publication, people_count: people };
  calls.answer(publishSchedule, { ...sample, publication, notified_count: notified, asked_count: 0 });
  await screen.findByText('Ana');
  await user.click(publish());
  await screen.findByText(said);
  expect(calls.sent.map(({ body }) => body)).toMatchObject([{ week: MONDAY, version: 7 }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a week that others have changed meanwhile is not published: it is previewed again, under the same key', async () => {
  const { calls, user, onClose } = open();
  calls.refuse(publishSchedule, CONFLICT_STALE);
  await screen.findByText('Ana');
  calls.answer(previewPublication, {
    week: MONDAY,
    version: 8,
    diff: { ...DIFF, change_count: 3 },
    conflicts: [],
    premiums: [],
    consents: [],
  });
  await user.click(publish());
  await screen.findByText('1 person · 3 changes');
  expect(screen.getByRole('alert').textContent).not.toBe('');
  await user.click(publish());
  await expect.poll(() => calls.sent.map(({ body }) => (body as { version: number }).version)).toEqual([7, 8]);
  expect(new Set(calls.sent.map(({ body }) => (body as { idempotency_key: string }).idempotency_key)).size).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing can be published while a change is not saved', async () => {
  const { editor } = open();
  await screen.findByText('Ana');
  act(() => {
    editor().attempt([{ kind: 'change', id: NEW, set: { end: '17:00' } }]);
  });
  await screen.findByText('Some changes aren’t saved yet. You’ll see the preview once they are.');
  expect(publish().disabled).toBe(true);
});

test('a week without changes cannot be published', async () => {
  open({ diff: { people_count: 0, change_count: 0, open_count: 0, people: [] } });
  await screen.findByText('0 people · 0 changes');
  expect(publish().disabled).toBe(true);
});

test('an open conflict is listed with its shifts, and published only with a word on the consent', async () => {
  const { calls, user, fill } = open({ conflicts: [SHORT_REST] });
  await screen.findByText('1 conflict is still open. Give a reason to publish.');
  expect(screen.getByText(/of rest between shifts/).textContent).toMatch(
    /^Ana: .*Mon 16 Nov 12:00.20:00 and Tue 17 Nov 10:00.18:00 · Needs Ana’s consent\.$/,
  );
  const field = screen.getByRole('textbox', { name: 'How and when did they agree?' });
  await user.click(publish());
  await screen.findByText('Enter a short explanation.');
  expect(document.activeElement).toBe(field);
  expect(calls.sent).toEqual([]);
  await fill(field, ' By phone today ');
  await user.click(publish());
  await expect
    .poll(() => calls.sent.map(({ body }) => body))
    .toMatchObject([{ version: 7, answers: [{ key: SHORT_REST.key, reason: 'By phone today' }] }]);
});

test.each([
  ['an override', [OFF], 'Why is this needed?'],
  ['both kinds', [OFF, SHORT_REST], 'How did they agree, and why is this needed?'],
])('whoever may override gives one reason for all: %s', async (_, conflicts, label) => {
  const { calls, user, fill } = open({ conflicts, override: true });
  await fill(await screen.findByRole('textbox', { name: label }), 'Trial shift');
  await user.click(publish());
  await expect
    .poll(() => calls.sent.map(({ body }) => body))
    .toMatchObject([{ answers: conflicts.map(({ key }) => ({ key, reason: 'Trial shift' })) }]);
});

test.each([
  ['nobody can answer', OVERLAP, 'No one can work two shifts at once. Move or shorten one of the shifts.'],
  ['others may answer', OFF, 'You can’t override this rule. Ask a manager who can.'],
])(
  'a conflict that %s is resolved first; everyone else’s shifts are published without it',
  async (_, conflict, why) => {
    const { calls, user } = open({ ...TWO_PEOPLE, conflicts: [conflict] });
    await screen.findByText('Resolve 1 conflict before you publish');
    expect(screen.getByText(why)).toBeTruthy();
    expect([screen.queryByRole('textbox'), publish().disabled]).toEqual([null, true]);
    const only = { people_count: 1, change_count: 1, open_count: 0, people: TWO_PEOPLE.diff.people.slice(1) };
    calls.answer(previewPublication, {
      week: MONDAY,
      version: 7,
      diff: only,
      conflicts: [conflict],
      premiums: [],
      consents: [],
    });
    await user.click(screen.getByRole('button', { name: 'Exclude affected staff' }));
    await screen.findByText('1 person · 1 change');
    expect(screen.getByText('Ana won’t be included.')).toBeTruthy();
    expect(screen.getByText('1 open shift won’t be included either.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Include everyone' }));
    await user.click(publish());
    await expect.poll(() => calls.sent.map(({ body }) => body)).toMatchObject([{ employee_ids: [BEN], answers: [] }]);
  },
);

test('a conflict that holds everyone back offers no way around it', async () => {
  open({ conflicts: [OVERLAP] });
  await screen.findByText('Resolve 1 conflict before you publish');
  expect(screen.queryByRole('button', { name: 'Exclude affected staff' })).toBeNull();
});

test('a conflict that came up meanwhile is shown when the server asks about it', async () => {
  const { calls, user } = open();
  calls.refuse(publishSchedule, CONSENT_NEEDED, { conflicts: [SHORT_REST] });
  await screen.findByText('Ana');
  calls.answer(previewPublication, {
    week: MONDAY,
    version: 7,
    diff: DIFF,
    conflicts: [SHORT_REST],
    premiums: [],
    consents: [],
  });
  await user.click(publish());
  await screen.findByRole('textbox', { name: 'How and when did they agree?' });
  expect(screen.getByRole('alert').textContent).toContain('You need the employee’s consent.');
});

test('conflicts of what staff already see, and answered ones, are not asked about', async () => {
  const seen = { ...SHORT_REST, key: 'seen', shift_ids: [BENS] };
  const answer = { kind: 'CONSENTED', reason: 'By phone', at: '2026-11-16T09:00:00.000Z', by: 'Leonor' } as const;
  open({ conflicts: [seen, { ...SHORT_REST, answer }] });
  await screen.findByText('Ana');
  expect(publish().disabled).toBe(false);
  expect(screen.queryByRole('textbox')).toBeNull();
});

const LINE: PremiumLine = {
  shift_id: MOVED,
  employee_id: ANA,
  date: MONDAY,
  change: 'MOVED',
  rule: 'us-nyc-fast-food.add-7-days',
  law: 'New York City Fair Workweek Law (fast food)',
  paragraph: '§ 20-1222',
  is_verified: false,
  notice_minutes: 600,
  paid_minutes: null,
  rate: null,
  amount: { amount: 1500, currency: 'USD' },
  exempt: null,
  exempt_reasons: ['EMPLOYEE_REQUEST'],
  needs_consent: false,
  is_owed: true,
};

test('what laws ask for late changes is listed with its rule, and who started a change goes with the publication', async () => {
  const { calls, user } = open({ premiums: [LINE] });
  await screen.findByText(/us-nyc-fast-food\.add-7-days/);
  expect(screen.getAllByText(/15\.00/).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'EMPLOYEE_REQUEST');
  expect(screen.queryAllByText(/15\.00/)).toEqual([]);
  await user.click(publish());
  const why = screen.getByRole('textbox', { invalid: true } as never);
  expect(calls.sent).toEqual([]);
  await user.type(why, 'Doctor');
  await user.click(publish());
  await expect
    .poll(() => calls.sent.map(({ body }) => body))
    .toMatchObject([{ reasons: [{ shift_id: MOVED, employee_id: ANA, reason: 'EMPLOYEE_REQUEST', note: 'Doctor' }] }]);
});

const ASKED: PreviewConsent = {
  shift_id: MOVED,
  employee_id: ANA,
  state: 'NEW',
  has_login: true,
  answer_until: '2026-11-15T12:00:00.000Z',
};
const ADDED: PremiumLine = { ...LINE, change: 'EXTENDED', needs_consent: true };

test('a change that needs a yes is asked for, unless it is said how it was given', async () => {
  const { calls, user, fill } = open({ premiums: [ADDED], consents: [ASKED] });
  await screen.findByText(/The shift stays as it is until Ana agrees\./);
  await user.click(screen.getByRole('checkbox', { name: 'Ana has already agreed in writing' }));
  await user.click(publish());
  await screen.findByText('Enter a short explanation.');
  expect(calls.sent).toEqual([]);
  await fill(screen.getByRole('textbox', { name: 'How and when did they agree?' }), 'On paper today');
  await user.click(publish());
  const agreed = [{ shift_id: MOVED, employee_id: ANA, how: 'On paper today' }];
  await expect.poll(() => calls.sent.map(({ body }) => body)).toMatchObject([{ agreed }]);
});

test('whoever has no account cannot be asked: how they agreed is needed', async () => {
  const { calls, user } = open({ premiums: [ADDED], consents: [{ ...ASKED, has_login: false }] });
  await screen.findByText(/doesn’t have an account, so we can’t ask/);
  await user.click(publish());
  await screen.findByText('Enter a short explanation.');
  expect(calls.sent).toEqual([]);
});

test('what was declined, and nothing else, cannot be published', async () => {
  const diff = { ...DIFF, change_count: 1, people: [{ employee_id: ANA, added: [], changed: [MOVED], removed: [] }] };
  open({ diff, premiums: [ADDED], consents: [{ ...ASKED, state: 'DECLINED' }] });
  await screen.findByText(/Ana declined this change\./);
  expect(publish().disabled).toBe(true);
});
