import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The names of the codes of signing in and up. */
async function codesOfContract(): Promise<readonly string[]> {
  const [contract] = await sourceFiles(['domains/identity/contract/failures.ts']);
  return [...(contract?.text ?? '').matchAll(/export const (\w+) = defineFailure\(/g)].map(([, code]) => code ?? '');
}

const without = (codes: readonly string[], text: string): readonly string[] =>
  codes.filter((code) => !new RegExp(`\\b${code}\\b`).test(text));

test('every code of signing in and up is caused somewhere', async () => {
  const codes = await codesOfContract();
  expect(codes.length).toBeGreaterThan(30);
  const servers = await sourceFiles(['domains/*/server/**/*.ts', 'domains/*/rules/**/*.ts']);
  const text = servers
    .filter(({ path }) => !path.endsWith('.test.ts') && !path.endsWith('/error-catalogue.ts'))
    .map((file) => file.text)
    .join('\n');
  expect(without(codes, text), 'Throw it, or do not declare it.').toEqual([]);
});

test('every code of signing in and up is the answer to some call in a test of a handler', async () => {
  const tests = await sourceFiles(['domains/*/server/**/*.test.ts']);
  const text = tests.map((file) => file.text).join('\n');
  expect(without(await codesOfContract(), text), 'Cause it by a call, or by a peer.').toEqual([]);
});
