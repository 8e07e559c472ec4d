import { expect, test } from 'vitest';
import type { Question } from '../contract/content-schemas.ts';
import { HIRING_LAWS } from './hiring-laws.ts';
import { findQuestionViolations, findSpreadLaw, lawAt, findQuestionLaws } from './law-guard.ts';
import type { LawPlace } from './law-guard.ts';

const at = (where: string, today = '2026-11-22'): LawPlace => {
  const [area = '', city = ''] = where.split('/');
  const [country = '', region = ''] = area.split('-');
  return { country, region, city, today };
};
const asks = (text: string): { questions: Question[] } => ({
  questions: [{ id: 'q', kind: 'TEXT', text, options: [], required: false, knock_out: null }],
});

test.each([
  ['US-CO/Denver', 'Colo. Rev. Stat. § 8-5-201'],
  ['US-NY/Buffalo', 'N.Y. Labor Law § 194-b'],
  ['US-NY/Brooklyn', 'N.Y.C. Admin. Code § 8-107(32)'],
  ['US-OH/cleveland', 'Cleveland Ordinance 104-2025'],
  ['US-OH/Columbus', undefined],
  ['US-TX/Austin', undefined],
  ['AT-9/Wien', 'Gleichbehandlungsgesetz § 9(2)'],
  ['CA-ON/Toronto', 'Employment Standards Act, 2000, Part III.1'],
  ['CA-QC/Montréal', undefined],
  ['PT-11/Lisboa', undefined],
  ['PT-CO/Lisboa', undefined],
])('a post in %s must name its pay by: %s', (place, law) => {
  expect(lawAt(at(place), 'PAY_IN_POST')?.law).toBe(law);
});

test.each([
  ['CA-ON', '2025-12-31', false],
  ['CA-ON', '2026-01-01', true],
  ['US-NJ/Newark', '2025-05-31', false],
  ['US-NJ/Jersey City', '2025-05-31', true],
  ['US-DE', '2026-11-22', false],
  ['US-DE', '2027-09-26', true],
])('in %s on %s the pay must be in the post: %s', (place, today, demanded) => {
  expect(lawAt(at(place, today), 'PAY_IN_POST') !== undefined).toBe(demanded);
});

test.each([
  ['PL', '2025-12-23', undefined],
  ['PL', '2025-12-24', 'forbids'],
  ['DE', '2026-06-06', undefined],
  ['DE', '2026-06-07', 'warns'],
  ['GB', '2026-11-22', undefined],
  ['US-NY/Albany', '2020-01-05', undefined],
  ['US-NY/NYC', '2020-01-05', 'forbids'],
])('in %s on %s a question after earlier pay: %s', (place, today, force) => {
  expect(lawAt(at(place, today), 'SALARY_HISTORY')?.force).toBe(force);
});

test('a law that forbids goes before one that warns, however wide', () => {
  expect(lawAt(at('PL'), 'SALARY_HISTORY')?.law).toBe('Kodeks pracy, art. 18(3ca)');
});

test('a forbidden question is named with its law; where the law only warns it must be looked at', () => {
  const question = asks('What is your current salary?');
  expect(findQuestionViolations(question, at('US-CA/Fresno'))).toMatchObject([
    { questionId: 'q', isForbidden: true, key: 'SALARY_HISTORY:q', law: { law: 'Cal. Labor Code § 432.3' } },
  ]);
  expect(findQuestionViolations(question, at('PT'))).toMatchObject([{ isForbidden: false, law: { force: 'warns' } }]);
  expect(findQuestionViolations(question, at('AE'))).toEqual([]);
});

test('words that may mean something else are never refused', () => {
  const question = asks('Current job, and the salary that you expect?');
  expect(findQuestionViolations(question, at('US-CA/Fresno'))).toMatchObject([{ isForbidden: false }]);
});

test('the choices of a question are part of what it asks', () => {
  const [question] = asks('Anything to tell us?').questions;
  const questions = [{ ...question, kind: 'SINGLE', options: ['Nothing', 'A conviction'] } as Question];
  expect(findQuestionViolations({ questions }, at('US-IL'))).toMatchObject([
    { topic: 'CRIMINAL_RECORD', isForbidden: true },
  ]);
});

test.each([
  ['CA-ON', 5_000_000, 10_000_000, 'YEAR', 'CAD', false],
  ['CA-ON', 5_000_000, 10_000_001, 'YEAR', 'CAD', true],
  ['CA-ON', 14_000_000, 20_000_001, 'YEAR', 'CAD', false],
  ['CA-ON', 2000, 5000, 'HOUR', 'CAD', true],
  ['CA-ON', 2000, 4000, 'HOUR', 'CAD', false],
  ['CA-BC', 5_000_000, 15_000_000, 'YEAR', 'CAD', false],
] as const)('in %s a range of %i to %i for %s in %s is too wide by law: %s', (where, min, max, per, currency, wide) => {
  expect(findSpreadLaw({ min, max, per, currency, tips: false }, null, at(where)) !== undefined).toBe(wide);
});

test('every law has a place, a day or year and a name, and stands there once', () => {
  for (const { place, since, law } of HIRING_LAWS) {
    expect(place).toMatch(/^[A-Z]{2}(-[A-Z]{2}(\/[A-Z][A-Za-z ]+)?)?$/);
    expect(since).toMatch(/^\d{4}(-\d{2}-\d{2})?$/);
    expect(law.length).toBeGreaterThan(5);
  }
  const names = HIRING_LAWS.map(({ topic, place }) => `${topic} ${place}`);
  expect(new Set(names).size).toBe(names.length);
});

test('a translation is read as closely as the question itself', () => {
  const question = { text: 'Tell us about yourself.', options: [] };
  const bank = { id: 'b', version: 1, translations: { es: { text: '¿Cuánto ganabas antes?', options: [] } } };
  const asked: Question[] = [{ id: 'q', kind: 'TEXT', ...question, required: false, knock_out: null, bank }];
  expect(findQuestionViolations({ questions: asked }, at('US-CA/Los Angeles'))).toMatchObject([
    { topic: 'SALARY_HISTORY', isForbidden: true },
  ]);
});

test('a question of the bank is held against the laws of all its locations, those of most of them first', () => {
  const places = [
    { ...at('US-CO/Denver'), locations: 1 },
    { ...at('US-CA/Los Angeles'), locations: 2 },
    { ...at('US-CA/San Diego'), locations: 3 },
    { ...at('US-TX/Austin'), locations: 9 },
  ];
  const found = findQuestionLaws([{ text: 'What is your current salary?', options: [] }], places);
  expect(found.map(({ topic, isForbidden, locations }) => [topic, isForbidden, locations])).toEqual([
    ['SALARY_HISTORY', true, 5],
    ['SALARY_HISTORY', true, 1],
  ]);
  expect(findQuestionLaws([{ text: 'May you work weekends?', options: [] }], places)).toEqual([]);
});
