import { expect, test } from 'vitest';
import { matchPages } from './pages.ts';

const PAGES = ['Schedule', 'Team', 'Hiring', 'Équipe du soir', 'Access portal'].map((label) => ({ label }));

test.each([
  ['all of them while nothing is typed', '  ', ['Schedule', 'Team', 'Hiring', 'Équipe du soir', 'Access portal']],
  ['those that begin with the text', 'te', ['Team']],
  ['those with a later word that does', 'PORT', ['Access portal']],
  ['whatever the accents', 'equipe d', ['Équipe du soir']],
  ['none that only hold it', 'ring', []],
])('%s', (_rule, typed, labels) => {
  expect(matchPages(PAGES, typed).map(({ label }) => label)).toEqual(labels);
});

test('at most four', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ label: `Page ${index}` }));
  expect(matchPages(many, 'page')).toHaveLength(4);
});
