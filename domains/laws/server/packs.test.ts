import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packExamples } from '../contract/pack-schemas.ts';
import { PACKS } from '../rules/all-packs.ts';
import { checkExamples, checkPack, listUntested } from '../rules/check-pack.ts';
import { addDays } from '../rules/dates.ts';
import { priceChange } from '../rules/premium.ts';
import type { PricedShift } from '../rules/premium.ts';
import { versionOn } from '../rules/which-packs.ts';

const FOLDER = join(import.meta.dirname, '../rules/packs');
const folders = readdirSync(FOLDER).toSorted();
const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(FOLDER, folder, file), 'utf8'));
const examplesOf = (code: string) => packExamples.parse(read(code, 'examples.json'));
const MS_PER_MINUTE = 60_000;

test('every folder is a pack of this installation', () => {
  expect(PACKS.map(({ code }) => code).toSorted()).toEqual(folders);
});

test.each(folders)('%s is as its schema says, without gaps and overlaps', (folder) => {
  expect([...checkPack(folder, read(folder, 'pack.json')), ...checkExamples(read(folder, 'examples.json'))]).toEqual(
    [],
  );
});

test.each(PACKS.map((pack) => [pack.code, pack] as const))(
  '%s: each premium is worked out by an example',
  (code, pack) => {
    expect(listUntested(pack, examplesOf(code))).toEqual([]);
  },
);

const toShift = (times: { start: string; end: string } | null, day: string): PricedShift | null => {
  if (times === null) return null;
  const at = (time: string) => Date.parse(`${day}T${time}:00Z`);
  const end = times.end > times.start ? at(times.end) : at(times.end) + 1440 * MS_PER_MINUTE;
  const minutes = (end - at(times.start)) / MS_PER_MINUTE;
  return { start: at(times.start), end, paidMinutes: minutes, wallMinutes: minutes };
};

const worked = PACKS.flatMap((pack) =>
  examplesOf(pack.code).premiums.map((one) => [pack.code, one.says, pack, one] as const),
);

test.each(worked)('%s: %s', (_code, _says, pack, one) => {
  const day = one.on ?? '2026-11-17';
  const version = versionOn(pack, day);
  if (version === undefined) throw new Error(`nothing holds on ${day}`);
  const before = toShift(one.before, day);
  const after = toShift(one.after, addDays(day, one.after?.days_later ?? 0));
  const start = Math.min(before?.start ?? Infinity, after?.start ?? Infinity);
  const priced = priceChange(pack, version, {
    before,
    after,
    at: start - one.notice * 60 * MS_PER_MINUTE,
    reason: one.reason ?? 'EMPLOYER',
    rate: { amount: one.rate, currency: pack.currency ?? 'USD' },
  });
  expect({ rule: priced?.rule.id ?? null, amount: priced?.amount ?? 0 }).toEqual({
    rule: one.rule,
    amount: one.amount,
  });
});
