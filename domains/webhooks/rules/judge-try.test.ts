import { describe, expect, test } from 'vitest';
import { judgeTry } from './judge-try.ts';

const now = new Date('2027-01-30T12:00:00Z');
const at = { attempt: 1, failingSince: null, now, chance: 0.5 };
const answered = (status: number, retryAfter: string | null = null) => ({ status, body: '', retryAfter });
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('a delivery', () => {
  test.each([200, 201, 202, 204, 299])('is done with status %i', (status) => {
    expect(judgeTry(answered(status), { ...at, failingSince: daysAgo(4) })).toEqual({
      state: 'DELIVERED',
      notBefore: null,
      failure: null,
      failingSince: null,
      pause: null,
    });
  });

  test.each([301, 302, 307, 400, 401, 404, 429, 500, 503])('is tried again after status %i', (status) => {
    expect(judgeTry(answered(status), at)).toEqual({
      state: 'WAITING',
      notBefore: new Date('2027-01-30T12:00:05Z'),
      failure: 'STATUS',
      failingSince: now,
      pause: null,
    });
  });

  test.each(['TIMEOUT', 'UNREACHABLE'] as const)('is tried again after %s', (failure) => {
    const verdict = judgeTry({ status: null, failure }, { ...at, attempt: 2 });
    expect(verdict).toMatchObject({ state: 'WAITING', notBefore: new Date('2027-01-30T12:05:00Z'), failure });
  });

  test('is given up after the tenth try', () => {
    expect(judgeTry(answered(500), { ...at, attempt: 10 })).toMatchObject({ state: 'FAILED', notBefore: null });
  });

  test.each([
    ['60', '12:01:00'],
    ['Sat, 30 Jan 2027 12:02:00 GMT', '12:02:00'],
    ['1', '12:00:05'],
    ['-5', '12:00:05'],
    ['soon', '12:00:05'],
  ])('is not tried before the receiver wants it: %s', (retryAfter, time) => {
    expect(judgeTry(answered(503, retryAfter), at).notBefore).toEqual(new Date(`2027-01-30T${time}Z`));
  });

  test('is put off for a day at most', () => {
    expect(judgeTry(answered(503, '999999'), at).notBefore).toEqual(new Date('2027-01-31T12:00:00Z'));
  });
});

describe('a webhook', () => {
  test('whose receiver is gone is paused at once', () => {
    expect(judgeTry(answered(410), at)).toMatchObject({ state: 'FAILED', pause: 'GONE' });
  });

  test('is paused after five days without a delivery, not before', () => {
    expect(judgeTry(answered(500), { ...at, failingSince: daysAgo(4.99) })).toMatchObject({ pause: null });
    const verdict = judgeTry(answered(500), { ...at, failingSince: daysAgo(5) });
    expect(verdict).toMatchObject({ state: 'WAITING', pause: 'FAILING', failingSince: daysAgo(5) });
  });
});
