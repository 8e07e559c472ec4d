import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Codes of the specification's catalogue that nothing causes yet: they belong to sign-in through providers and to what an
 * account may lack. Each leaves this list with the code that throws it.
 */
const WITHOUT_A_CAUSE: readonly string[] = [
  'DELETED_EXTERNAL_USER',
  'EXTERNAL_BRAND_NOT_MAPPED',
  'EXTERNAL_USER_NOT_MAPPED_EXCEPTION',
  'INVALID_CREDENTIALS',
  'INVALID_PREFERRED_USERNAME',
  'SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED',
  'USER_ALREADY_MAPPED',
  'USER_MISSING_REQUIRED_ATTRIBUTES',
  'USER_NOT_MAPPED',
  'USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES',
];

test('every code of signing in and up is thrown somewhere, but for those still to come', async () => {
  const [contract] = await sourceFiles(['domains/identity/contract/failures.ts']);
  const codes = [...(contract?.text ?? '').matchAll(/export const (\w+) = defineFailure\(/g)].map(
    ([, code]) => code ?? '',
  );
  expect(codes.length).toBeGreaterThan(30);
  const servers = await sourceFiles(['domains/*/server/**/*.ts']);
  const text = servers
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .map((file) => file.text)
    .join('\n');
  const idle = codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(text));
  expect(idle.sort(), 'Built? Take it off the list. New? Throw it, or do not declare it.').toEqual(
    [...WITHOUT_A_CAUSE].sort(),
  );
});
