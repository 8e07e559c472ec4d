import { expect, test } from 'vitest';
import { endedContextCookies } from './start-over.ts';

const HERE = 'h_userContext=; path=/; max-age=0; samesite=lax';

test('the brand in view of the person before is removed on this host', () => {
  expect(endedContextCookies(undefined)).toEqual([HERE]);
});

test('and on the configured domain, where its cookie is kept', () => {
  expect(endedContextCookies('example.com')).toEqual([HERE, `${HERE}; domain=example.com`]);
});
