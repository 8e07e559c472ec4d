import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metadataKey } from './oidc.ts';

const word = fc.string({ unit: fc.constantFrom('a', '\n', '"', ',', '[', '\\', ' ', ':'), maxLength: 3 });
const provider = fc.record({
  code: word,
  issuer: word,
  clientId: word,
  clientSecret: fc.option(word),
  isTyped: fc.constant(true),
});

test('incident 31 (CWE-1289): two providers never share what is kept of one, whatever stands in their fields', () => {
  const shared = { code: 'a', issuer: 'b', clientId: 'c\nd', clientSecret: 'e', isTyped: true };
  expect(metadataKey(shared)).not.toBe(metadataKey({ ...shared, clientId: 'c', clientSecret: 'd\ne' }));
  expect(metadataKey({ ...shared, clientSecret: '' })).not.toBe(metadataKey({ ...shared, clientSecret: null }));
  fc.assert(
    fc.property(provider, provider, (one, other) => {
      expect(metadataKey(one) === metadataKey(other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
});
