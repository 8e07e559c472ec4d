import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Codes of the specification's catalogue that nothing causes. `INVALID_PREFERRED_USERNAME` only says that something went wrong:
 * whoever chooses a username that cannot be is told what is wrong with it, at the field (`USERNAME_NOT_ALLOWED`).
 */
const WITHOUT_A_CAUSE: readonly string[] = ['INVALID_PREFERRED_USERNAME'];

test('every code of signing in and up is caused somewhere, but for those of which another says more', async () => {
  const [contract] = await sourceFiles(['domains/identity/contract/failures.ts']);
  const codes = [...(contract?.text ?? '').matchAll(/export const (\w+) = defineFailure\(/g)].map(
    ([, code]) => code ?? '',
  );
  expect(codes.length).toBeGreaterThan(30);
  const servers = await sourceFiles(['domains/*/server/**/*.ts', 'domains/*/rules/**/*.ts']);
  const text = servers
    .filter(({ path }) => !path.endsWith('.test.ts') && !path.endsWith('/error-catalogue.ts'))
    .map((file) => file.text)
    .join('\n');
  const idle = codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(text));
  expect(idle.sort(), 'Built? Take it off the list. New? Throw it, or do not declare it.').toEqual(
    [...WITHOUT_A_CAUSE].sort(),
  );
});
