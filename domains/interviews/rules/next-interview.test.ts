import { expect, test } from 'vitest';
import { nextInterview } from './next-interview.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const BOOKED = { state: 'BOOKED', starts_at: day(27) } as const;
const LATER = { state: 'BOOKED', starts_at: day(29) } as const;
const INVITED = { state: 'INVITED', starts_at: null } as const;
const DONE = { state: 'DONE', starts_at: day(10) } as const;
const MISSED = { state: 'NO_SHOW', starts_at: day(12) } as const;
const CANCELLED = { state: 'CANCELLED', starts_at: null } as const;

test.each<[string, Parameters<typeof nextInterview>[0], object | null]>([
  ['the booked one before the one offered', [INVITED, BOOKED], BOOKED],
  ['of two booked ones the earlier', [LATER, BOOKED], BOOKED],
  ['the one offered before what is over', [DONE, INVITED], INVITED],
  ['what was held before what was missed', [MISSED, DONE], DONE],
  ['none that was cancelled', [CANCELLED], null],
  ['none where there is none', [], null],
])('what matters next is %s', (_what, all, next) => {
  expect(nextInterview(all)).toEqual(next);
});
