import { expect, test } from 'vitest';
import {
  parseDraft,
  emptyDraft,
  toFormField,
  hasTimes,
  toDraftContent,
  findProblems,
  stepOfField,
  timesFromProfile,
} from './draft.ts';

const complete = {
  ...emptyDraft('job'),
  firstName: 'Pia',
  lastName: 'Valtonen',
  email: 'pia@example.com',
  consent: true,
};

test.each([
  ['you', {}, false, []],
  ['you', { firstName: ' ' }, false, [['firstName', 'required']]],
  ['you', { email: '' }, false, [['email', 'required']]],
  ['you', { email: 'pia@' }, false, [['email', 'email']]],
  ['you', { email: '' }, true, []],
  ['you', { phone: 'call me' }, false, [['phone', 'phone']]],
  ['you', { phone: '+358 40 123 4567' }, false, []],
  ['times', { hoursPerWeek: '61' }, false, [['hoursPerWeek', 'hours']]],
  ['times', { hoursPerWeek: '24' }, false, []],
  ['times', { canStartOn: 'soon' }, false, [['canStartOn', 'date']]],
  ['questions', {}, false, [['answers.q1', 'required']]],
  ['questions', { answers: { q1: 'yes' } }, false, []],
  ['questions', { answers: { q1: 'yes' }, consent: false }, false, [['consent', 'required']]],
] as const)('step %s with %o, signed in %s, has the problems %o', (step, change, signedIn, problems) => {
  const questions = [
    { id: 'q1', required: true },
    { id: 'q2', required: false },
  ];
  expect([...findProblems(step, { ...complete, ...change }, questions, signedIn)]).toEqual(problems);
});

test('a kept draft comes back for its own job only, and without fields of the wrong kind', () => {
  expect(parseDraft({ ...complete, phone: 5 }, 'job')).toEqual({ ...complete, phone: '' });
  expect(parseDraft(complete, 'other job')).toEqual(emptyDraft('other job'));
  expect(parseDraft(null, 'job')).toEqual(emptyDraft('job'));
});

test.each([
  ['application.first_name', 'firstName', 'you'],
  ['application.phone', 'phone', 'you'],
  ['application.can_start_on', 'canStartOn', 'times'],
  ['answers.q1', 'answers.q1', 'questions'],
  ['files.0', 'files.0', 'questions'],
  ['consent', 'consent', 'questions'],
] as const)('what the server calls %s is the field %s of the step %s', (named, field, step) => {
  expect(toFormField(named)).toBe(field);
  expect(stepOfField(field)).toBe(step);
});

test('to another device goes what was written: no files, and no consent', () => {
  const draft = {
    ...emptyDraft('job'),
    firstName: 'Pia',
    answers: { q: 'yes' },
    also: ['porto'],
    saysMinor: true,
    consent: true,
    fileNames: ['cv.pdf'],
  };
  const kept = toDraftContent(draft);
  expect(kept).toMatchObject({ firstName: 'Pia', answers: { q: 'yes' }, also: ['porto'], saysMinor: true });
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['consent']));
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['fileNames']));
});

const PROFILE = {
  languages: [],
  positions: [],
  certificates: [],
  home: null,
  travels_km: null,
  travels_by: null,
  wish: null,
  hours_per_week: 28,
  can_start_on: null,
  availability: [],
};

test('a draft takes over the times that a profile says, and keeps its own where that says none', () => {
  const draft = { ...emptyDraft('job'), canStartOn: '2026-12-01', hoursPerWeek: '10' };
  expect({ ...draft, ...timesFromProfile(PROFILE) }).toMatchObject({ hoursPerWeek: '28', canStartOn: '2026-12-01' });
  expect({ ...draft, ...timesFromProfile({ ...PROFILE, hours_per_week: null }) }).toEqual(draft);
  expect(timesFromProfile({ ...PROFILE, can_start_on: '2027-01-01' })).toEqual({
    hoursPerWeek: '28',
    canStartOn: '2027-01-01',
  });
});

test('times are offered to be kept as soon as there are any', () => {
  const draft = emptyDraft('job');
  expect(hasTimes(draft)).toBe(false);
  expect(hasTimes({ ...draft, hoursPerWeek: '20' })).toBe(true);
  expect(hasTimes({ ...draft, availability: [{ weekday: 1, part: 'EVENING' }] })).toBe(true);
});
