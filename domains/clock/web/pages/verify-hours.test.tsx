import { mockCalls } from '@hearth/testing/mock-calls';
import { cleanup, screen, showPart } from '@hearth/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { canonicalText } from '../../rules/chain.ts';
import { browserDigest } from '../state/browser-digest.ts';
import { Component } from './verify-hours.tsx';

afterEach(cleanup);

const ID = '019a0000-0000-7000-8000-000000000001';
const AT = '2026-11-16T09:00:00.000Z';
const ROW = {
  id: ID,
  employee_id: ID,
  location_id: ID,
  seq: 1,
  act: 'PUNCH' as const,
  replaces: null,
  kind: 'IN' as const,
  at: AT,
  device_at: AT,
  received_at: AT,
  offset_seconds: 0,
  source: 'PHONE' as const,
  position_id: null,
  place: 'UNKNOWN' as const,
  accuracy_m: null,
  distance_m: null,
  reason: '',
  by_user: ID,
};

async function choose(content: string) {
  const calls = mockCalls([]);
  const { user } = showPart(<Component />, { calls });
  await user.upload(
    screen.getByLabelText('Hours file'),
    new File([content], 'hours.json', { type: 'application/json' }),
  );
  return calls;
}

test('says that a file is whole, and asks no server', async () => {
  const hash = await browserDigest(canonicalText(ROW, ''));
  const calls = await choose(JSON.stringify([{ ...ROW, hash }]));
  await screen.findByText(/1 entry, unchanged/);
  expect(calls.sent).toEqual([]);
});

test('says where a file was changed, and what is no such file', async () => {
  const hash = await browserDigest(canonicalText(ROW, ''));
  await choose(JSON.stringify([{ ...ROW, kind: 'OUT', hash }]));
  await screen.findByText(/Entry 1 doesn’t match the original record/);
  cleanup();
  await choose('{"hello": 1}');
  await screen.findByText('This isn’t a file from My hours. Select another one.');
});
