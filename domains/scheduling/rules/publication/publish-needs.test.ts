import { expect, test } from 'vitest';
import type { Conflict, PersonDiff, PublishDiff } from '../../contract/schemas.ts';
import { conflictsToAnswer, findPublicationNeeds } from './publish-needs.ts';

/** Ana gets a shift, Ben's shift changes, Cem's shift goes to Dana, and Eva's goes away. */
const DIFF = aDiff([
  { employee_id: 'ana', added: ['a'], changed: [], removed: [] },
  { employee_id: 'ben', added: [], changed: ['b'], removed: [] },
  { employee_id: 'cem', added: [], changed: [], removed: ['handed'] },
  { employee_id: 'dana', added: ['handed'], changed: [], removed: [] },
  { employee_id: 'eva', added: [], changed: [], removed: ['e'] },
]);

function aDiff(people: PersonDiff[]): PublishDiff {
  return { people_count: people.length, change_count: people.length, open_count: 0, people };
}

function aConflict(
  shiftIds: string[],
  more: Partial<Pick<Conflict, 'rule' | 'level' | 'answer' | 'employee_id'>> = {},
): Conflict {
  const rule = more.rule ?? 'rest_gap';
  return {
    key: `${rule}:ana:${shiftIds.join('+')}`,
    rule,
    level: 'consent',
    employee_id: 'ana',
    shift_ids: shiftIds,
    date: '2026-11-17',
    facts: { actual: 1, limit: 0, excess: 1, unit: 'days', elsewhere: null },
    fixes: [],
    ...more,
  };
}

const CONSENT = aConflict(['a', 'seen']);
const OVERRIDE = aConflict(['b'], { rule: 'time_off', level: 'block', employee_id: 'ben' });
const OVERLAP = aConflict(['handed', 'seen'], { rule: 'overlap', level: 'block', employee_id: 'dana' });
const EVERYONE = ['ana', 'ben', 'cem', 'dana', 'eva'];
const ANSWER = { kind: 'CONSENTED', reason: 'By phone', at: '2026-11-16T09:00:00.000Z', by: 'Leonor Matos' } as const;

test.each([
  ['no conflict', [], []],
  ['one of a new shift', [CONSENT], [CONSENT]],
  ['one of a changed shift', [OVERRIDE], [OVERRIDE]],
  ['a warning', [aConflict(['a'], { level: 'warn' })], []],
  ['one that was answered', [aConflict(['a'], { answer: ANSWER })], []],
  ['one between shifts that staff already see', [aConflict(['seen', 'other'])], []],
  ['one of a shift that only goes away', [aConflict(['e'])], []],
])('a publication answers for what it newly shows: %s', (_, conflicts, open) => {
  expect(conflictsToAnswer(DIFF, conflicts)).toEqual(open);
});

test.each([
  ['nothing is open', [], true, { reasons: [], refusing: [], others: EVERYONE }],
  ['consent, which anyone may record', [CONSENT], false, { reasons: [CONSENT], refusing: [], others: EVERYONE }],
  ['a block, by someone who may override', [OVERRIDE], true, { reasons: [OVERRIDE], refusing: [], others: EVERYONE }],
  [
    'a block, by someone who may not',
    [OVERRIDE],
    false,
    { reasons: [], refusing: [OVERRIDE], others: ['ana', 'cem', 'dana', 'eva'] },
  ],
  [
    'two shifts at once, which no reason settles; who handed one of them over is held back, too',
    [OVERLAP],
    true,
    { reasons: [], refusing: [OVERLAP], others: ['ana', 'ben', 'eva'] },
  ],
  [
    'both kinds of reason, and a refusal',
    [CONSENT, OVERRIDE, OVERLAP],
    true,
    { reasons: [CONSENT, OVERRIDE], refusing: [OVERLAP], others: ['ana', 'ben', 'eva'] },
  ],
] as const)('what publishing needs: %s', (_, conflicts, override, needs) => {
  expect(findPublicationNeeds(DIFF, conflicts, { override })).toEqual(needs);
});
