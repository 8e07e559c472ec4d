import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

type Known = Parameters<typeof nextStep>[0];
const NOW = Date.parse('2026-11-23T12:00:00Z');
const SINCE = '2026-11-22T09:00:00.000Z';
const AHEAD = '2026-11-25T15:00:00.000Z';
const card = (stage: Known['stage'], more: Partial<Known> = {}): Known => ({
  stage,
  unread: 0,
  waiting_since: null,
  interview: null,
  offer: null,
  ...more,
});
const interview = (state: NonNullable<Known['interview']>['state'], starts_at: string | null = null) => ({
  interview: { state, starts_at, time_zone: 'Europe/Lisbon' },
});
const offer = (state: NonNullable<Known['offer']>['state']) => ({ offer: { state, at: SINCE } });

test.each<[string, Known, object | null]>([
  ['somebody new is screened', card('NEW', { waiting_since: SINCE }), { ours: true, what: 'SCREEN' }],
  [
    'who was screened is invited or rejected',
    card('SCREEN', { waiting_since: SINCE }),
    { ours: true, what: 'INVITE_OR_REJECT' },
  ],
  ['who was answered is waited for', card('NEW'), { ours: false, what: 'REPLY' }],
  ['a message comes first', card('OFFER', { unread: 1 }), { ours: true, what: 'ANSWER' }],
  ['a message that was read is answered', card('INTERVIEW', { waiting_since: SINCE }), { ours: true, what: 'ANSWER' }],
  ['nobody is met without an invitation', card('INTERVIEW'), { ours: true, what: 'INVITE' }],
  ['an invitation waits for a time', card('INTERVIEW', interview('INVITED')), { ours: false, what: 'CHOOSE_TIME' }],
  ['a booked time is said', card('INTERVIEW', interview('BOOKED', AHEAD)), { ours: false, what: 'MEET', at: AHEAD }],
  [
    'also where the card was left behind',
    card('SCREEN', interview('BOOKED', AHEAD)),
    { ours: false, what: 'MEET', at: AHEAD },
  ],
  ['what is over is noted', card('INTERVIEW', interview('BOOKED', SINCE)), { ours: true, what: 'NOTE' }],
  ['after the interview it is decided', card('INTERVIEW', interview('DONE', SINCE)), { ours: true, what: 'DECIDE' }],
  ['an offer is made', card('OFFER'), { ours: true, what: 'OFFER' }],
  ['an offer is made also after an interview', card('OFFER', interview('DONE', SINCE)), { ours: true, what: 'OFFER' }],
  ['an offer waits for its answer', card('OFFER', offer('SENT')), { ours: false, what: 'SIGN', at: SINCE }],
  ['who has signed is hired', card('OFFER', offer('ACCEPTED')), { ours: true, what: 'HIRE' }],
  ['after a no another one is made', card('OFFER', offer('DECLINED')), { ours: true, what: 'OFFER_ANEW' }],
  ['after its time another one is made', card('OFFER', offer('EXPIRED')), { ours: true, what: 'OFFER_ANEW' }],
  ['nothing follows a rejection', card('REJECTED', { unread: 2 }), null],
  ['the hired are on the team', card('HIRED', offer('ACCEPTED')), { ours: false, what: 'ON_TEAM' }],
])('%s', (_rule, known, next) => {
  expect(nextStep(known, NOW)).toEqual(next);
});
