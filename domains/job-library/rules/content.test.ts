import { expect, test } from 'vitest';
import type { JobContent } from '../contract/content-schemas.ts';
import { pickContent, diffContent, fillFromRequest, applyChange } from './content.ts';

const CONTENT: JobContent = {
  location_id: '01990000-0000-7000-8000-000000000001',
  position_id: null,
  position_name: 'Bartender',
  title: 'Bartender',
  description: '',
  language: 'en',
  employment_type: null,
  pay: { min: 1, max: 2, currency: 'EUR', per: 'HOUR', tips: false },
  weekly_hours: null,
  starts_on: null,
  usual_week: [],
  perks: [],
  questions: [],
  publish_on: null,
  closes_on: null,
  evergreen: false,
  hires_target: 1,
  law_answers: [],
  requisition_id: null,
  pipeline_id: null,
};

test('a field that is not named stays, one that is named as nothing is emptied', () => {
  const after = applyChange(CONTENT, { title: 'Waiter', pay: null, description: undefined });
  expect(after).toEqual({ ...CONTENT, title: 'Waiter', pay: null });
});

test('only what differs is recorded, as it was and as it became', () => {
  const after = applyChange(CONTENT, {
    title: 'Waiter',
    perks: [],
    pay: { min: 1, max: 2, currency: 'EUR', per: 'HOUR', tips: false },
  });
  expect(diffContent(CONTENT, after)).toEqual({ title: ['Bartender', 'Waiter'] });
});

test('what the server adds to a job is not content', () => {
  const job = { ...CONTENT, id: 'x', status: 'LIVE', version: 3 };
  expect(pickContent(job)).toEqual(CONTENT);
});

test('the order in which the parts of a value are written makes no difference', () => {
  const week = [{ day: 1, start: '09:00', end: '17:00' }];
  const kept = [{ end: '17:00', start: '09:00', day: 1 }];
  expect(diffContent({ ...CONTENT, usual_week: week }, { ...CONTENT, usual_week: kept })).toEqual({});
});

test('a post for a request begins with its position, its number and its place', () => {
  const request = { id: 'r', position_name: 'Cook', headcount: 3, location_id: 'there' };
  const about = { requisition_id: 'r', position_name: 'Cook', title: 'Cook', hires_target: 3 };
  expect(fillFromRequest(CONTENT, request)).toEqual({ ...CONTENT, ...about, location_id: 'there' });
  expect(fillFromRequest(CONTENT, { ...request, location_id: null })).toEqual({ ...CONTENT, ...about });
});
