import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Punch } from '../contract/schemas.ts';
import { canonicalText, verifyChain } from './chain.ts';
import { effectiveRows } from './effective.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const ID = '019a8c00-0000-7000-8000-00000000000';

function chained(count: number): Punch[] {
  const rows: Punch[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    const at = new Date(Date.UTC(2026, 10, 16, 8 + seq)).toISOString();
    const row = {
      id: `${ID}${seq}`,
      employee_id: `${ID}a`,
      location_id: `${ID}b`,
      seq,
      act: 'PUNCH',
      replaces: null,
      kind: seq % 2 === 1 ? 'IN' : 'OUT',
      at,
      device_at: at,
      received_at: at,
      offset_seconds: 0,
      source: 'PHONE',
      position_id: null,
      place: 'UNKNOWN',
      accuracy_m: null,
      distance_m: null,
      reason: '',
      by_user: null,
    } as const;
    rows.push({ ...row, hash: sha256(canonicalText(row, rows.at(-1)?.hash ?? '')) });
  }
  return rows;
}

const whole = chained(5);

test('a chain that nobody touched is whole, also from its middle on', async () => {
  expect(await verifyChain(whole, '', sha256)).toEqual({ ok: true });
  expect(await verifyChain(whole.slice(2), whole[1]?.hash ?? '', sha256)).toEqual({ ok: true });
  expect(await verifyChain([], '', sha256)).toEqual({ ok: true });
});

test('the hash of a row is fixed: what is written today is verified in ten years', () => {
  expect(whole[0]?.hash).toBe(sha256(canonicalText(whole[0] as Punch, '')));
  expect(canonicalText(whole[0] as Punch, '')).toBe(
    '["hearth-punch-1","","019a8c00-0000-7000-8000-00000000000a",1,"019a8c00-0000-7000-8000-000000000001","PUNCH",null,"IN","2026-11-16T09:00:00.000Z","2026-11-16T09:00:00.000Z","2026-11-16T09:00:00.000Z",0,"PHONE","019a8c00-0000-7000-8000-00000000000b",null,"UNKNOWN",null,null,"",null]',
  );
});

test.each<[string, (rows: Punch[]) => Punch[], number]>([
  [
    'a time that was changed',
    (rows) => rows.map((row) => (row.seq === 3 ? { ...row, at: '2026-11-16T11:30:00.000Z' } : row)),
    3,
  ],
  ['a reason that was changed', (rows) => rows.map((row) => (row.seq === 4 ? { ...row, reason: 'x' } : row)), 4],
  ['a row that was left out', (rows) => rows.filter(({ seq }) => seq !== 3), 3],
  ['the first row left out', (rows) => rows.slice(1), 1],
  [
    'rows that changed places',
    ([one, two, three, ...rest]) => [one, three, two, ...rest].filter((row) => row !== undefined),
    2,
  ],
  ['a row that was added', (rows) => [...rows.slice(0, 2), ...rows.slice(1)], 3],
])('%s breaks it', async (_name, change, seq) => {
  expect(await verifyChain(change([...whole]), '', sha256)).toEqual({ ok: false, seq });
});

test('rows that are replaced or taken away do not count', () => {
  const rows = [
    { id: 'a', act: 'PUNCH', replaces: null },
    { id: 'b', act: 'PUNCH', replaces: null },
    { id: 'c', act: 'EDIT', replaces: 'a' },
    { id: 'd', act: 'REMOVE', replaces: 'b' },
    { id: 'e', act: 'EDIT', replaces: 'c' },
  ] as const;
  expect(effectiveRows(rows).map(({ id }) => id)).toEqual(['e']);
});
