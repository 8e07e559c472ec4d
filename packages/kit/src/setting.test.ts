import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineSetting, findHolding, readStoredSetting } from './setting.ts';

const schema = z.strictObject({ days: z.number().int().min(1).max(7), paid: z.boolean() });
const BREAKS = defineSetting('kit.breaks', schema, {
  default: { days: 3, paid: false },
  permission: 'MANAGE_BRAND',
});

test('a default that its own schema refuses is no setting', () => {
  expect(() =>
    defineSetting('kit.wrong', schema, { default: { days: 9, paid: false }, permission: 'MANAGE_BRAND' }),
  ).toThrow('days');
});

test.each([
  ['nothing', undefined, { days: 3, paid: false }],
  ['null', null, { days: 3, paid: false }],
  ['all of it', { days: 5, paid: true }, { days: 5, paid: true }],
  ['a field that came later', { days: 5 }, { days: 5, paid: false }],
  ['a field that is gone', { days: 5, paid: true, colour: 'red' }, { days: 5, paid: true }],
  ['what is no longer allowed', { days: 30, paid: true }, { days: 3, paid: false }],
])('what was stored is read: %s', (_what, stored, value) => {
  expect(readStoredSetting(BREAKS, stored)).toEqual(value);
});

test.each([
  ['nothing', [], undefined],
  ['the nearest', ['root', 'region', 'place'], 'place'],
  ['a lock above before the nearest', ['root', 'region!', 'place'], 'region!'],
  ['the highest lock', ['root!', 'region!', 'place'], 'root!'],
  ['a lock of its own', ['root', 'place!'], 'place!'],
])('what holds: %s', (_what, path, holds) => {
  expect(findHolding(path.map((at) => ({ at, locked: at.endsWith('!') })))?.at).toBe(holds);
});
