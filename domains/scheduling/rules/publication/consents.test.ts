import type { PremiumLine } from '@hearth/domains/laws/schemas';
import { expect, test } from 'vitest';
import { aShift } from '../shift.fixture.ts';
import { pickContent } from '../shift.ts';
import { answerUntil, type AskedChange, consentState, deviceOf, neededConsents } from './consents.ts';

const HOUR = 3_600_000;
const before = pickContent(aShift({ employee_id: 'ana', start: '10:00', end: '18:00' }));
const after = { ...before, start: '08:00' };
const change = { shift_id: 'one', before, after };
const line = (more: Partial<PremiumLine> = {}) =>
  ({ shift_id: 'one', employee_id: 'ana', needs_consent: true, exempt: null, ...more }) as PremiumLine;
const asked = (more: Partial<AskedChange> = {}): AskedChange => ({
  shift_id: 'one',
  employee_id: 'ana',
  before,
  after,
  state: 'WAITING',
  answer_until: 10,
  ...more,
});

test.each([
  ['two days, while the shift is far', [{ start: 100 * HOUR, end: 108 * HOUR }, null], 48],
  [
    'until the earlier start',
    [
      { start: 20 * HOUR, end: 28 * HOUR },
      { start: 18 * HOUR, end: 28 * HOUR },
    ],
    18,
  ],
  [
    'of one that has begun until its old end',
    [
      { start: -2 * HOUR, end: 3 * HOUR },
      { start: -2 * HOUR, end: 5 * HOUR },
    ],
    3,
  ],
])('can be answered %s', (_, spans, hours) => {
  expect(answerUntil(spans, 0)).toBe(hours * HOUR);
});

test.each([
  ['waits', asked(), { before, after }, 5, 'WAITING'],
  ['is late at its very end', asked(), { before, after }, 10, 'LATE'],
  [
    'is over once the shift is changed otherwise',
    asked(),
    { before, after: { ...after, start: '09:00' } },
    5,
    'WITHDRAWN',
  ],
  ['is over once staff see something else', asked(), { before: null, after }, 5, 'WITHDRAWN'],
  ['is over once the shift is removed', asked(), { before, after: null }, 5, 'WITHDRAWN'],
  ['is over without the shift', asked(), undefined, 5, 'WITHDRAWN'],
  ['stays what was said, whatever came after', asked({ state: 'DECLINED' }), undefined, 50, 'DECLINED'],
] as const)('a request %s', (_, one, shift, at, state) => {
  expect(consentState(one, shift, at)).toBe(state);
});

test.each([
  ['asks who was not asked', [], 'NEW'],
  ['waits for who was', [asked()], 'WAITING'],
  ['asks again after too long', [asked({ answer_until: 1 })], 'LATE'],
  ['does not ask again for what was declined', [asked(), asked({ state: 'DECLINED' })], 'DECLINED'],
  ['asks anew for something else', [asked({ state: 'DECLINED', after: { ...after, start: '07:00' } })], 'NEW'],
] as const)('a change that needs a yes %s', (_, known, state) => {
  expect(neededConsents([change], [line()], known, 5)).toMatchObject([{ employee_id: 'ana', state }]);
});

test('needs no yes where nothing asks for it, for an exempt reason, or of whoever loses the shift', () => {
  const none = (lines: PremiumLine[], one = change) => neededConsents([one], lines, [], 5);
  expect(none([])).toEqual([]);
  expect(none([line({ needs_consent: false })])).toEqual([]);
  expect(none([line({ exempt: 'EMPLOYEE_REQUEST' })])).toEqual([]);
  expect(none([line()], { ...change, after: { ...after, employee_id: 'bo' } })).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'PHONE'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/140.0 Safari/537.36', 'TABLET'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148', 'TABLET'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', 'COMPUTER'],
  ['', 'COMPUTER'],
])('%s is a kind of device', (agent, kind) => {
  expect(deviceOf(agent)).toBe(kind);
});
