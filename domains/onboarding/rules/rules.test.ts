import { describe, expect, test } from 'vitest';
import type { TemplateStep } from '../contract/schemas.ts';
import { findAnswerProblems, keepAnswers, maskAnswers } from './form-answers.ts';
import { blockerOf, progressOf, type StepFacts } from './journey-state.ts';
import {
  ageOn,
  chooseSteps,
  composeSteps,
  holdsFor,
  type NewHire,
  planSteps,
  type SourceTemplate,
} from './plan-journey.ts';
import { findStepProblems } from './template-steps.ts';

const ANYBODY = { countries: [], departments: [], position_ids: [], age: 'ANY' as const };
const HIRE: NewHire = {
  country: 'PT',
  department: 'BAR',
  positionId: 'bartender',
  birthDate: '2000-05-17',
  startsOn: '2026-11-30',
};
const aStep = (more: Partial<TemplateStep> = {}): TemplateStep => ({
  id: 'a',
  kind: 'TASK',
  owner: 'MANAGER',
  title: 'Locker',
  text: '',
  why: '',
  fields: [],
  offset_days: 0,
  after: null,
  required: false,
  locked: false,
  condition: ANYBODY,
  ...more,
});

test.each([
  ['a task of a manager', [aStep()], []],
  ['a form without fields', [aStep({ kind: 'FORM', owner: 'HIRE' })], [{ index: 0, field: 'fields' }]],
  ['a task with fields', [aStep({ fields: ['PHONE'] })], [{ index: 0, field: 'fields' }]],
  [
    'a field twice',
    [aStep({ kind: 'FORM', owner: 'HIRE', fields: ['PHONE', 'PHONE'] })],
    [{ index: 0, field: 'fields' }],
  ],
  ['a contract that a manager signs', [aStep({ kind: 'SIGN', text: 'We agree.' })], [{ index: 0, field: 'owner' }]],
  ['a contract without text', [aStep({ kind: 'SIGN', owner: 'HIRE', text: ' ' })], [{ index: 0, field: 'text' }]],
  ['a step after itself', [aStep({ after: 'a' })], [{ index: 0, field: 'after' }]],
  ['a step after one below it', [aStep({ after: 'b' }), aStep({ id: 'b' })], [{ index: 0, field: 'after' }]],
  ['a step after one above it', [aStep(), aStep({ id: 'b', after: 'a' })], []],
  ['one id twice', [aStep(), aStep()], [{ index: 1, field: 'id' }]],
])('template: %s', (_name, steps, expected) => {
  expect(findStepProblems(steps)).toEqual(expected);
});

test.each([
  ['everybody', {}, true],
  ['the country', { countries: ['PT', 'ES'] }, true],
  ['another country', { countries: ['DE'] }, false],
  ['the department', { departments: ['BAR' as const] }, true],
  ['another department', { departments: ['KITCHEN' as const] }, false],
  ['the position', { position_ids: ['bartender'] }, true],
  ['another position', { position_ids: ['chef'] }, false],
  ['adults', { age: 'ADULT' as const }, true],
  ['minors', { age: 'MINOR' as const }, false],
  ['all at once', { countries: ['PT'], departments: ['BAR' as const], age: 'MINOR' as const }, false],
])('a step for %s', (_name, condition, expected) => {
  expect(holdsFor({ ...ANYBODY, ...condition }, HIRE)).toBe(expected);
});

test('somebody is a minor until the day of their eighteenth birthday', () => {
  expect(ageOn('2008-11-30', '2026-11-29')).toBe(17);
  expect(ageOn('2008-11-30', '2026-11-30')).toBe(18);
  expect(holdsFor({ ...ANYBODY, age: 'MINOR' }, { ...HIRE, birthDate: '2008-12-01' })).toBe(true);
  expect(holdsFor({ ...ANYBODY, age: 'ADULT' }, { ...HIRE, birthDate: null })).toBe(true);
});

test('the nearest template counts, with the locked steps of those above it', () => {
  const group: SourceTemplate = {
    id: 'g',
    version: 3,
    brandId: 'group',
    purpose: 'JOINING',
    steps: [aStep({ id: 'contract', locked: true }), aStep({ id: 'tour' })],
  };
  const bar: SourceTemplate = {
    id: 'b',
    version: 1,
    brandId: 'bar',
    purpose: 'JOINING',
    steps: [aStep({ id: 'till' })],
  };
  const idsFor = (templates: SourceTemplate[], path: string[]) =>
    composeSteps(templates, path, HIRE)?.steps.map(({ id }) => id);
  expect(idsFor([group, bar], ['group', 'bar'])).toEqual(['contract', 'till']);
  expect(idsFor([group, bar], ['group', 'hotel'])).toEqual(['contract', 'tour']);
  expect(idsFor([bar], ['group', 'hotel'])).toBeUndefined();
  // A template without a step for this person is none for them.
  const kitchen = { ...bar, steps: [aStep({ condition: { ...ANYBODY, departments: ['KITCHEN'] } })] };
  expect(idsFor([group, kitchen], ['group', 'bar'])).toEqual(['contract', 'tour']);
  // Of two templates of one brand the first with steps for them counts.
  expect(idsFor([kitchen, bar], ['group', 'bar'])).toEqual(['till']);
});

describe('who moves', () => {
  const asked = (title: string, more: Partial<TemplateStep> = {}) =>
    aStep({ id: title, title, kind: 'READ', owner: 'HIRE', text: `About ${title}`, ...more });
  const template = (purpose: SourceTemplate['purpose'], brandId: string, steps: TemplateStep[]): SourceTemplate => ({
    id: `${purpose} ${brandId}`,
    version: 1,
    brandId,
    purpose,
    steps,
  });
  const joining = template('JOINING', 'group', [
    asked('Rules'),
    asked('Account', { kind: 'SYSTEM' }),
    asked('Bar', { condition: { ...ANYBODY, departments: ['BAR'] } }),
    asked('Kitchen', { condition: { ...ANYBODY, departments: ['KITCHEN'] } }),
  ]);
  const moving = template('MOVING', 'group', [aStep({ id: 'Hello', title: 'Hello' })]);
  const leaving = template('LEAVING', 'group', [aStep({ id: 'Keys', title: 'Keys' })]);
  const titles = (
    purpose: SourceTemplate['purpose'],
    templates: SourceTemplate[],
    done: TemplateStep[] = [],
    hire: NewHire = HIRE,
  ) => chooseSteps(purpose, templates, ['group', 'bar'], hire, done)?.steps.map(({ title }) => title);

  test('is asked what newcomers are and what movers are, but nothing again that is the same word for word', () => {
    const all = [joining, moving, leaving];
    expect(titles('JOINING', all)).toEqual(['Rules', 'Account', 'Bar']);
    expect(titles('LEAVING', all)).toEqual(['Keys']);
    expect(titles('MOVING', all)).toEqual(['Rules', 'Bar', 'Hello']);
    expect(titles('MOVING', all, [asked('Rules')])).toEqual(['Bar', 'Hello']);
    expect(titles('MOVING', all, [asked('Rules')], { ...HIRE, department: 'KITCHEN' })).toEqual(['Kitchen', 'Hello']);
    // A new wording, another agreement or type of document is another step; when it is due is not.
    expect(titles('MOVING', all, [asked('Rules', { text: 'Before' }), asked('Bar', { offset_days: 9 })])).toEqual([
      'Rules',
      'Hello',
    ]);
    expect(titles('MOVING', all, [asked('Rules', { document_type_id: 'x' })])).toEqual(['Rules', 'Bar', 'Hello']);
  });

  test('goes through nothing where nothing is left to ask', () => {
    expect(titles('MOVING', [joining], [asked('Rules'), asked('Bar')])).toBeUndefined();
    expect(titles('MOVING', [leaving])).toBeUndefined();
    expect(titles('LEAVING', [joining, moving])).toBeUndefined();
    expect(chooseSteps('MOVING', [joining], ['group'], HIRE, [])?.template.id).toBe('JOINING group');
  });
});

test('steps are due by working days, and wait for no step that is left out', () => {
  const planned = planSteps(
    [aStep({ offset_days: -3 }), aStep({ id: 'b', after: 'a', offset_days: 1 }), aStep({ id: 'c', after: 'gone' })],
    HIRE.startsOn,
  );
  expect(planned.map(({ id, due_on, after }) => [id, due_on, after])).toEqual([
    ['a', '2026-11-25', null],
    ['b', '2026-12-01', 'a'],
    ['c', '2026-11-30', null],
  ]);
});

test('whose turn it is, what is late, and what shifts wait for', () => {
  const fact = (id: string, more: Partial<StepFacts> = {}): StepFacts => ({
    id,
    owner: 'HIRE',
    state: 'OPEN',
    after_id: null,
    title: id,
    due_on: '2026-11-30',
    required: true,
    ...more,
  });
  const steps = [
    fact('form', { state: 'REVIEW', due_on: '2026-11-27' }),
    fact('contract', { state: 'DONE' }),
    fact('till', { owner: 'MANAGER', after_id: 'form', required: false }),
    fact('tour', { owner: 'BUDDY', after_id: 'contract', state: 'OPEN' }),
    fact('photo', { state: 'WAIVED' }),
  ];
  expect(progressOf(steps, '2026-11-30')).toEqual({
    done: 2,
    total: 5,
    overdue: 1,
    missing: 2,
    waiting: ['BUDDY', 'REVIEW'],
    next_due_on: '2026-11-27',
  });
  expect(steps.map((one) => blockerOf(one, steps)?.id)).toEqual([undefined, undefined, 'form', undefined, undefined]);
});

test('answers are complete, of the right form, and of what was asked alone', () => {
  const fields = ['PHONE', 'IBAN', 'BIRTH_DATE'] as const;
  expect(findAnswerProblems(fields, {})).toEqual(['PHONE', 'IBAN', 'BIRTH_DATE']);
  const kept = keepAnswers(fields, {
    PHONE: ' +351 912 345 678 ',
    IBAN: 'gb82 west 1234 5698 7654 32',
    BIRTH_DATE: '2000-02-29',
    ADDRESS: 'not asked',
  });
  expect(kept).toEqual({ PHONE: '+351 912 345 678', IBAN: 'GB82WEST12345698765432', BIRTH_DATE: '2000-02-29' });
  expect(findAnswerProblems(fields, kept)).toEqual([]);
  expect(
    findAnswerProblems(fields, { PHONE: 'none', IBAN: 'GB82WEST12345698765433', BIRTH_DATE: '2001-02-29' }),
  ).toEqual(['PHONE', 'IBAN', 'BIRTH_DATE']);
});

test('of sensitive answers only the end is shown', () => {
  expect(maskAnswers({ PHONE: '+351 912', IBAN: 'GB82WEST12345698765432', TAX_NUMBER: '1234567' })).toEqual({
    PHONE: '+351 912',
    IBAN: '••••5432',
    TAX_NUMBER: '••••',
  });
});
