import { expect, test } from 'vitest';
import type { PlacedField, RequestState, Signing } from '../contract/schemas.ts';
import { areStrokes, findSigningProblems, initialsOf } from './check-signing.ts';
import { areSigners, findFieldProblems, inReadingOrder } from './place-fields.ts';
import { canRemind, lastDay, nextReminder } from './remind.ts';
import { refusalOf, type SignerFacts, stateOf, turnOf } from './request-state.ts';

const signer = (id: string, position: number, state: SignerFacts['state'] = 'WAITING'): SignerFacts => ({
  id,
  position,
  role: 'EMPLOYEE',
  state,
});
const FIRST = signer('first', 0);
const SECOND = signer('second', 1);

test.each([
  ['nobody has signed', [FIRST, SECOND], 'WAITING', 'first'],
  ['listed the other way round', [SECOND, FIRST], 'WAITING', 'first'],
  ['the first has signed', [signer('first', 0, 'SIGNED'), SECOND], 'WAITING', 'second'],
  ['both have signed', [signer('first', 0, 'SIGNED'), signer('second', 1, 'SIGNED')], 'SIGNED', undefined],
  ['the first declined', [signer('first', 0, 'DECLINED'), SECOND], 'DECLINED', undefined],
  ['the second declined', [signer('first', 0, 'SIGNED'), signer('second', 1, 'DECLINED')], 'DECLINED', undefined],
  ['there is nobody', [], 'WAITING', undefined],
] as const)('a request where %s', (_name, signers, state, turn) => {
  expect(stateOf('WAITING', signers)).toBe(state);
  expect(turnOf(signers)?.id).toBe(turn);
});

test.each(['SIGNED', 'DECLINED', 'EXPIRED', 'VOIDED', 'REPLACED'] as const)('what ended as %s stays so', (ended) => {
  expect(stateOf(ended, [FIRST, SECOND])).toBe(ended);
});

test.each([
  ['the first whose turn it is', 'WAITING', [FIRST, SECOND], 'first', undefined],
  ['the second before the first', 'WAITING', [FIRST, SECOND], 'second', 'NOT_YOUR_TURN'],
  ['the first once more', 'WAITING', [signer('first', 0, 'SIGNED'), SECOND], 'first', 'CLOSED'],
  ['a stranger', 'WAITING', [FIRST], 'other', 'CLOSED'],
  ['anybody on a replaced version', 'REPLACED', [FIRST], 'first', 'REPLACED'],
  ['anybody after it was voided', 'VOIDED', [FIRST], 'first', 'CLOSED'],
  ['anybody after it expired', 'EXPIRED', [FIRST], 'first', 'CLOSED'],
] as const)('signing by %s', (_name, state, signers, id, expected) => {
  expect(refusalOf(state as RequestState, signers, id)).toBe(expected);
});

const field = (more: Partial<PlacedField> = {}): PlacedField => ({
  id: 'a',
  kind: 'SIGNATURE',
  role: 'EMPLOYEE',
  page: 1,
  x: 1000,
  y: 8000,
  width: 3000,
  height: 600,
  label: '',
  required: true,
  ...more,
});
const AT = { pages: 2, signers: ['EMPLOYEE', 'MANAGER'] as const };

test.each([
  ['on its page', [field()], []],
  ['up to the edges', [field({ x: 0, y: 0, width: 10_000, height: 10_000 })], []],
  ['on a page that is not there', [field({ page: 3 })], ['0 page']],
  ['over the right edge', [field({ x: 7001 })], ['0 width']],
  ['over the lower edge', [field({ y: 9401 })], ['0 height']],
  ['too small to hit', [field({ width: 199, height: 99 })], ['0 width', '0 height']],
  ['of somebody who does not sign', [field({ role: 'GUARDIAN' })], ['0 role']],
  ['with an id twice', [field(), field({ y: 1000 })], ['1 id']],
  ['on another field', [field(), field({ id: 'b', x: 3999 })], ['1 x']],
  ['beside another', [field(), field({ id: 'b', x: 4000 })], []],
  ['on the same spot of another page', [field(), field({ id: 'b', page: 2 })], []],
])('a field %s', (_name, fields, expected) => {
  expect(findFieldProblems(fields, AT).map(({ index, field: at }) => `${index} ${at}`)).toEqual(expected);
});

test('signers are each there once, the employee among them', () => {
  expect([['EMPLOYEE'], ['MANAGER', 'EMPLOYEE']].map((list) => areSigners(list as never))).toEqual([true, true]);
  expect([['MANAGER'], ['EMPLOYEE', 'EMPLOYEE'], []].map((list) => areSigners(list as never))).toEqual([
    false,
    false,
    false,
  ]);
});

test('fields are filled in as they are read', () => {
  const ordered = inReadingOrder(
    [
      field({ id: 'd', page: 2, y: 0 }),
      field({ id: 'c', x: 6000, y: 8010 }),
      field({ id: 'b', y: 8000 }),
      field({ id: 'a', y: 500 }),
      field({ id: 'x', role: 'MANAGER' }),
    ],
    'EMPLOYEE',
  );
  expect(ordered.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

const sent = (more: Partial<Signing> = {}): Signing => ({
  signer_version: 1,
  sha256: 'a'.repeat(64),
  consent_version: 1,
  language: 'en',
  name: 'Inês Quintela',
  strokes: [],
  values: [],
  ...more,
});
const text = field({ id: 't', kind: 'TEXT' });
const box = field({ id: 'c', kind: 'CHECKBOX', required: false });

test.each([
  ['a typed name', [field()], sent(), []],
  ['no name', [field()], sent({ name: '' }), ['name']],
  ['a drawn signature without a name', [field()], sent({ name: '', strokes: [[0, 0, 10, 10]] }), ['name']],
  ['half a point', [field()], sent({ strokes: [[0, 0, 10]] }), ['strokes']],
  [
    'more than a hand draws',
    [field()],
    sent({ strokes: Array.from({ length: 3 }, () => Array.from({ length: 4000 }, () => 1)) }),
    ['strokes'],
  ],
  ['an empty required text', [text, box], sent(), ['t']],
  ['a filled text', [text, box], sent({ values: [{ field_id: 't', value: 'Bar' }] }), []],
  ['a value for a signature', [field()], sent({ values: [{ field_id: 'a', value: 'x' }] }), ['a']],
  [
    'a value for the field of another',
    [text],
    sent({
      values: [
        { field_id: 't', value: 'y' },
        { field_id: 'z', value: 'x' },
      ],
    }),
    ['z'],
  ],
])('%s', (_name, fields, given, expected) => {
  expect(findSigningProblems(fields, given)).toEqual(expected);
});

test('strokes and initials', () => {
  expect(areStrokes([[0, 0, 10_000, 10_000]])).toBe(true);
  expect(initialsOf('  Inês da Silva Quintela  ')).toBe('IDSQ');
  expect(initialsOf('Łukasz')).toBe('Ł');
});

test('reminders go out after three days and then each week, five times at most', () => {
  const askedAt = new Date('2026-11-01T09:00:00Z');
  const next = (reminders: number, remindedAt: string | null) =>
    nextReminder({ askedAt, remindedAt: remindedAt === null ? null : new Date(remindedAt), reminders })?.toISOString();
  expect(next(0, null)).toBe('2026-11-04T09:00:00.000Z');
  expect(next(1, '2026-11-04T10:00:00Z')).toBe('2026-11-11T10:00:00.000Z');
  expect(next(5, '2026-11-29T10:00:00Z')).toBeUndefined();
  const now = new Date('2026-11-30T09:00:00Z');
  expect(
    [null, new Date('2026-11-29T13:00:00Z'), new Date('2026-11-29T14:00:00Z')].map((last) => canRemind(last, now)),
  ).toEqual([true, true, false]);
});

test('a request ends after so many days, or never', () => {
  expect([lastDay('2026-02-27', 2), lastDay('2026-11-30', null)]).toEqual(['2026-03-01', null]);
});
