import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Punch } from '../contract/schemas.ts';
import { canonicalText, verifyChain } from './chain.ts';
import { readChainFile } from './chain-file.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const ID = '019a0000-0000-7000-8000-000000000001';

function chainOf(length: number): Punch[] {
  const rows: Punch[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const at = `2026-11-16T0${seq}:00:00.000Z`;
    const row = {
      id: ID,
      employee_id: ID,
      location_id: ID,
      seq,
      act: 'PUNCH' as const,
      replaces: null,
      kind: 'IN' as const,
      at,
      device_at: at,
      received_at: at,
      offset_seconds: 0,
      source: 'PHONE' as const,
      position_id: null,
      place: 'UNKNOWN' as const,
      accuracy_m: null,
      distance_m: null,
      reason: '',
      by_user: ID,
    };
    rows.push({ ...row, hash: digest(canonicalText(row, rows.at(-1)?.hash ?? '')) });
  }
  return rows;
}

const check = async (text: string) => {
  const rows = readChainFile(text);
  return rows === null ? null : verifyChain(rows, '', digest);
};

test('a file as it was downloaded is whole', async () => {
  expect(await check(JSON.stringify(chainOf(4), null, 2))).toEqual({ ok: true });
});

test('one in which a row was changed or left out is broken there', async () => {
  const changed = chainOf(4).map((row) => (row.seq === 3 ? { ...row, at: '2026-11-16T03:30:00.000Z' } : row));
  expect(await check(JSON.stringify(changed))).toEqual({ ok: false, seq: 3 });
  expect(await check(JSON.stringify(chainOf(4).filter(({ seq }) => seq !== 2)))).toEqual({ ok: false, seq: 2 });
  expect(await check(JSON.stringify(chainOf(4).slice(1)))).toEqual({ ok: false, seq: 1 });
});

test.each([
  '',
  '[]',
  '{}',
  'null',
  '[1]',
  '[{"seq":1}]',
  '[{"seq":1,"employee_id":"a","hash":"b","kind":"IN","at":"then"}]',
])('%s is no such file', (text) => expect(readChainFile(text)).toBe(null));
