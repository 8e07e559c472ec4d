import { fillPlaces } from '@hearth/domains/identity/service';
import { LANGUAGES } from '@hearth/kit/constants';
import { expect, test } from 'vitest';
import { parseKeyword } from '../rules/keywords.ts';
import { toGsmAlphabet, countSegments } from '../rules/segments.ts';
import { phrasesIn } from './words.ts';

/** A name as long as one is written, and the longest address that a text of these leads to on a usual host. */
const VALUES = { employer: 'Harbour House', link: 'https://jobs.example.com/my/applications' };

test.each(LANGUAGES)('what the installation itself says in %s has no more than two segments', (language) => {
  const long = Object.values(phrasesIn(language)).filter(
    (said) => countSegments(toGsmAlphabet(fillPlaces(said, VALUES))) > 2,
  );
  expect(long).toEqual([]);
});

test.each(LANGUAGES)('the words that are named in %s are understood', (language) => {
  const heard = (said: string): Set<string> =>
    new Set(
      said.split(/[^\p{L}]+/u).flatMap((word) => {
        const meant = parseKeyword(word);
        return meant === null || word !== word.toUpperCase() ? [] : [meant];
      }),
    );
  const { confirm, stopped, started, help } = phrasesIn(language);
  expect([...heard(confirm)].toSorted()).toEqual(['HELP', 'STOP']);
  expect(heard(stopped)).toEqual(new Set(['START']));
  expect(heard(started)).toEqual(new Set(['STOP']));
  expect(heard(help)).toEqual(new Set(['STOP']));
});
