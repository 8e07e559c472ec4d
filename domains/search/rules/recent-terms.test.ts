import { expect, test } from 'vitest';
import { parseRecentTerms, addTerm } from './recent-terms.ts';

test.each([
  ['the newest comes first', ['a'], 'b', ['b', 'a']],
  ['a term that is there comes first again, as it was typed last', ['a', 'Bar', 'c'], 'BAR', ['BAR', 'a', 'c']],
  ['the sixth pushes the oldest out', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
])('%s', (_rule, terms, term, after) => {
  expect(addTerm(terms, term)).toEqual(after);
});

test.each([
  ['the terms of the person', { userId: 'me', terms: ['a', 'b'] }, ['a', 'b']],
  ['nothing of somebody else', { userId: 'you', terms: ['a'] }, []],
  ['nothing where nothing was kept', null, []],
  ['what is no text is left out', { userId: 'me', terms: ['a', 7, null] }, ['a']],
  ['what somebody else has written there is as good as nothing', { userId: 'me', terms: 'a' }, []],
])('%s', (_rule, kept, terms) => {
  expect(parseRecentTerms(kept, 'me')).toEqual(terms);
});
