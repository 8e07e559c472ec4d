import { expect, test } from 'vitest';
import { customDomainPath, parseCustomDomainPath } from './own-address.ts';

test.each([
  ['the list stands at the beginning', 'en', '/careers/lumen', '/'],
  ['a language stands before everything else', 'de', '/careers/lumen', '/de'],
  ['a search keeps what is looked for', 'en', '/careers/lumen?q=bar', '/?q=bar'],
  ['in every language', 'ar', '/careers/lumen?q=bar', '/ar?q=bar'],
  ['a post stands at its own path', 'en', '/careers/lumen/jobs/cook', '/jobs/cook'],
  ['and so does its poster', 'fr', '/careers/lumen/jobs/cook/poster?paper=A5', '/fr/jobs/cook/poster?paper=A5'],
  ['a slash at the end is none', 'en', '/careers/lumen/', '/'],
  ['the page of another site is none of this one', 'en', '/careers/lumenous', null],
  ['nor is the list of all jobs', 'en', '/careers', null],
  ['nor is the application', 'en', '/apply/1', null],
  ['a path that would be read as another host leads nowhere', 'en', '/careers/lumen//evil.example', null],
] as const)('%s', (_rule, language, path, expected) => {
  expect(customDomainPath('lumen', language, path)).toBe(expected);
});

test.each([
  ['/', 'en', '/careers/lumen'],
  ['/de', 'de', '/careers/lumen'],
  ['/de/', 'de', '/careers/lumen'],
  ['/jobs/cook', 'en', '/careers/lumen/jobs/cook'],
  ['/tr/jobs/cook', 'tr', '/careers/lumen/jobs/cook'],
  // The language of the beginning has no second address.
  ['/en/jobs/cook', 'en', '/careers/lumen/en/jobs/cook'],
  ['/xx', 'en', '/careers/lumen/xx'],
] as const)('%s is asked for in %s, and is %s', (path, language, expected) => {
  expect(parseCustomDomainPath('lumen', path)).toEqual({ language, path: expected });
});

test('a path is read back as it was written, in every language', () => {
  for (const language of ['en', 'de', 'ar'] as const)
    for (const path of ['/careers/lumen', '/careers/lumen/jobs/cook', '/careers/lumen/alerts/sent'])
      expect(parseCustomDomainPath('lumen', customDomainPath('lumen', language, path) ?? '')).toEqual({
        language,
        path,
      });
});
