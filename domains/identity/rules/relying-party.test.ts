import { expect, test } from 'vitest';
import { chooseRelyingParty as partyOf } from './relying-party.ts';

const relyingPartyOf = (own: string, origins: readonly string[], configured: string | undefined) =>
  partyOf(
    new URL(own).hostname,
    origins.map((origin) => ({ origin, host: new URL(origin).hostname })),
    configured,
  );

test.each([
  ['https://app.example.com', [], undefined, 'app.example.com'],
  ['https://app.example.com', ['https://fr.app.example.com'], undefined, 'app.example.com'],
  ['https://www.example.com', ['https://fr.example.com', 'https://ar.example.com'], undefined, 'example.com'],
  ['https://www.example.com', ['https://www.example.org'], undefined, 'www.example.com'],
  ['https://one.com', ['https://two.com'], undefined, 'one.com'],
  ['https://app.example.com', ['https://fr.app.example.com'], 'example.com', 'example.com'],
  ['http://localhost:3000', [], undefined, 'localhost'],
])('passkeys of %s with %j and %s are registered under %s', (publicUrl, others, configured, id) => {
  expect(relyingPartyOf(publicUrl, [publicUrl, ...others], configured).id).toBe(id);
});

test('only pages within the domain may use them: what merely looks like it is outside', () => {
  const origins = ['https://app.example.com', 'https://fr.app.example.com', 'https://evilapp.example.com'];
  expect(relyingPartyOf('https://app.example.com', origins, 'app.example.com').origins).toEqual(origins.slice(0, 2));
});
