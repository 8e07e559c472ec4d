import { expect, test } from 'vitest';
import { completeJob } from '../db/factory.ts';
import { adaptContent, portableLawAnswers, skipReason, diffSharedFields, applySharedFields } from './rollout.ts';
import type { LawPlace } from '@hearth/domains/job-library/rules';

const at = (country: string, region = '', city = ''): LawPlace => ({ country, region, city, today: '2026-11-22' });
const buffalo = at('US', 'NY', 'Buffalo');
const rochester = at('US', 'NY', 'Rochester');
const vienna = at('AT', '9', 'Wien');

test.each([
  ['the same law', rochester, ['PAY_IN_POST:q']],
  ['another law', vienna, []],
  ['no law', at('PT', '11', 'Lisboa'), []],
])('what somebody said about a law goes along to a place with %s: %j', (_what, place, kept) => {
  expect(portableLawAnswers(['PAY_IN_POST:q'], buffalo, place)).toEqual(kept);
});

test('a post at another place says the same, but for where it is and what was said about the law here', () => {
  const source = completeJob('here', { law_answers: ['PAY_IN_POST:q'] });
  expect(adaptContent(source, buffalo, { ...vienna, id: 'there' })).toEqual({
    ...source,
    location_id: 'there',
    law_answers: [],
  });
});

test('what differs is told by the parts of the form; where, when and how many are each post’s own', () => {
  const one = completeJob('here');
  const other = completeJob('there', {
    questions: one.questions,
    title: 'Barback',
    position_name: 'Barback',
    hires_target: 4,
    closes_on: '2027-01-31',
  });
  expect(diffSharedFields(one, other)).toEqual(['position', 'title']);
  expect(diffSharedFields(one, one)).toEqual([]);
});

test('a post takes over the fields that are named, and with questions what was said about them where the law is the same', () => {
  const source = completeJob('here', { title: 'Head bartender', law_answers: ['PAY_IN_POST:new'] });
  const sister = completeJob('there', { title: 'Bartender', law_answers: ['PAY_IN_POST:old'], hires_target: 3 });
  const from = { content: source, place: buffalo };
  expect(applySharedFields({ content: sister, place: rochester }, from, ['title'])).toEqual({
    ...sister,
    title: 'Head bartender',
  });
  expect(applySharedFields({ content: sister, place: rochester }, from, ['questions'])).toEqual({
    ...sister,
    questions: source.questions,
    law_answers: ['PAY_IN_POST:old', 'PAY_IN_POST:new'],
  });
  expect(applySharedFields({ content: sister, place: vienna }, from, ['questions']).law_answers).toEqual([
    'PAY_IN_POST:old',
  ]);
});

test('steps are each post’s own: they differ without being offered, and are never taken over', () => {
  const source = completeJob('here', { pipeline_id: 'steps' });
  const sister = completeJob('there', { questions: source.questions });
  expect(diffSharedFields(source, sister)).toEqual([]);
  expect(
    applySharedFields({ content: sister, place: vienna }, { content: source, place: buffalo }, ['pipeline']),
  ).toEqual(sister);
});

const GAP = { field: 'pay', rule: 'demanded_by_law' } as const;
test.each([
  ['LIVE', ['title'], [], [], null],
  ['DRAFT', ['title'], [], [GAP], null],
  ['PENDING_APPROVAL', ['title'], [], [GAP], null],
  ['LIVE', ['title'], [], [GAP], 'INCOMPLETE'],
  ['PAUSED', ['title'], [], [GAP], 'INCOMPLETE'],
  ['SCHEDULED', ['title'], [], [GAP], 'INCOMPLETE'],
  ['LIVE', [], [], [], 'SAME'],
  ['LIVE', ['title', 'pay'], ['pay'], [], 'LOCKED'],
  ['LIVE', ['title'], ['pay'], [], null],
  ['CLOSED', ['title'], [], [], 'OVER'],
  ['FILLED', ['title'], [], [], 'OVER'],
  ['EXPIRED', [], [], [], 'OVER'],
] as const)(
  'a post that is %s, changed in %j, locked in %j, with gaps %j: %s',
  (status, changed, locked, gaps, why) => {
    expect(skipReason({ status, changed, locked, gaps, isOtherMoney: false })).toBe(why);
  },
);

test('pay in other money than that of the place is not taken over; other changes are', () => {
  const post = { status: 'LIVE', locked: [], gaps: [], isOtherMoney: true } as const;
  expect(skipReason({ ...post, changed: ['title', 'pay'] })).toBe('OTHER_CURRENCY');
  expect(skipReason({ ...post, changed: ['title'] })).toBeNull();
});
