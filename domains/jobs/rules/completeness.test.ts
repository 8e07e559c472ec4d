import { expect, test } from 'vitest';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import { findAdvice, findGaps } from './completeness.ts';

const LISBON = { country: 'PT', region: '', city: 'Lisboa', today: '2026-11-20' };
const DUBAI = { country: 'AE', region: '', city: 'Dubai', today: '2026-11-20' };
const READY: JobContent = {
  location_id: '01990000-0000-7000-8000-000000000001',
  position_id: null,
  position_name: 'Bartender',
  title: 'Bartender, evenings',
  description: 'x'.repeat(80),
  language: 'en',
  employment_type: 'PART_TIME',
  pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR', tips: true },
  weekly_hours: { min: 24, max: 32 },
  starts_on: null,
  usual_week: [{ day: 3, start: '17:00', end: '23:00' }],
  perks: [{ code: 'MEALS', text: '' }],
  questions: [],
  publish_on: null,
  closes_on: null,
  evergreen: false,
  hires_target: 1,
  law_answers: [],
  requisition_id: null,
  pipeline_id: null,
};

test('a finished post has nothing missing and needs no advice', () => {
  expect(findGaps(READY, LISBON)).toEqual([]);
  expect(findAdvice(READY, LISBON)).toEqual([]);
});

test.each([
  [{ title: '' }, { field: 'title', rule: 'missing' }],
  [{ employment_type: null }, { field: 'employment_type', rule: 'missing' }],
  [{ description: '' }, { field: 'description', rule: 'missing' }],
  [{ description: 'Short.' }, { field: 'description', rule: 'too_short' }],
  [{ description: ` \n${'x'.repeat(79)} ` }, { field: 'description', rule: 'too_short' }],
  [{ description: ' \n ' }, { field: 'description', rule: 'missing' }],
  [{ pay: { ...READY.pay, min: 2000, max: 1000 } as JobContent['pay'] }, { field: 'pay', rule: 'wrong_order' }],
  [{ weekly_hours: { min: 32, max: 24 } }, { field: 'weekly_hours', rule: 'wrong_order' }],
  [{ perks: [{ code: 'OTHER', text: '' }] }, { field: 'perks', rule: 'not_finished' }],
  [{ closes_on: '2026-11-19' }, { field: 'closes_on', rule: 'in_the_past' }],
  [
    { publish_on: '2026-12-02', closes_on: '2026-12-01' },
    { field: 'closes_on', rule: 'wrong_order' },
  ],
] as [Partial<JobContent>, unknown][])('%j stops a post: %j', (change, gap) => {
  expect(findGaps({ ...READY, ...change }, LISBON)).toEqual([gap]);
});

test('a post may close on the day that it goes live', () => {
  expect(findGaps({ ...READY, closes_on: '2026-11-20' }, LISBON)).toEqual([]);
});

test('without pay a post goes live only where the law does not demand it', () => {
  expect(findGaps({ ...READY, pay: null }, LISBON)).toEqual([]);
  expect(findGaps({ ...READY, pay: null }, { ...LISBON, country: 'AT' })).toEqual([
    { field: 'pay', rule: 'demanded_by_law', law: 'Gleichbehandlungsgesetz § 9(2)' },
  ]);
});

test('advice names what candidates look for and will not find', () => {
  const bare = { ...READY, pay: null, weekly_hours: null, usual_week: [], perks: [] };
  expect(findAdvice(bare, DUBAI)).toEqual(['pay_missing', 'hours_missing', 'week_missing', 'no_perks']);
  const wide = { ...READY, pay: { min: 1000, max: 2000, currency: 'EUR', per: 'HOUR' as const, tips: false } };
  expect(findAdvice(wide, LISBON)).toEqual(['pay_wide']);
});

test('where pay must be told before the interview, a post without it is advised so', () => {
  expect(findAdvice({ ...READY, pay: null }, LISBON)).toEqual(['pay_before_interview']);
});

const ASKS: JobContent['questions'] = [
  { id: 'q', kind: 'TEXT', text: 'What is your current salary?', options: [], required: false, knock_out: null },
];

test('a question that the law of the place forbids stops a post, whatever was answered', () => {
  const place = { country: 'US', region: 'CA', city: 'Fresno', today: '2026-11-20' };
  const gap = { field: 'questions', rule: 'forbidden_by_law', law: 'Cal. Labor Code § 432.3' };
  expect(findGaps({ ...READY, questions: ASKS }, place)).toEqual([gap]);
  expect(findGaps({ ...READY, questions: ASKS, law_answers: ['SALARY_HISTORY:q'] }, place)).toEqual([gap]);
});

test('a question that the law warns of stops a post until somebody has said that they looked', () => {
  const gap = { field: 'questions', rule: 'law_unanswered', law: 'Directive (EU) 2023/970, Art. 5(2)' };
  expect(findGaps({ ...READY, questions: ASKS }, LISBON)).toEqual([gap]);
  expect(findGaps({ ...READY, questions: ASKS, law_answers: ['SALARY_HISTORY:q'] }, LISBON)).toEqual([]);
});

test('in Ontario a range of more than fifty thousand dollars a year stops a post', () => {
  const place = { country: 'CA', region: 'ON', city: 'Toronto', today: '2026-11-20' };
  const pay = { min: 4_000_000, max: 9_500_000, currency: 'CAD', per: 'YEAR' as const, tips: false };
  expect(findGaps({ ...READY, pay }, place)).toEqual([{ field: 'pay', rule: 'wider_than_law', law: 'O. Reg. 476/24' }]);
});
