import { COMMON_FAILURES } from '@hearth/kit/failure';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { ROOT } from '@hearth/testing/template';
import { checkNamespace, readNamespaces, strayTranslations } from '../../tools/phrases/locales.ts';
import { sourceFiles } from './source-files.ts';

const server = await startTestServer();

test('every phrase stands in all eight languages, with every plural form that the language has', async () => {
  expect((await readNamespaces(ROOT)).flatMap(checkNamespace)).toEqual([]);
});

test('nothing is translated that is nowhere in English', async () => {
  expect(await strayTranslations(ROOT)).toEqual([]);
});

test('no two folders of phrases have the same name: one would hide the other', async () => {
  const names = (await readNamespaces(ROOT)).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every refusal of a domain has its words, and in English they are the contract’s', async () => {
  const errors = new Map<string, Record<string, string>>();
  for (const { path, text } of await sourceFiles(['domains/*/web/en.json', 'domains/*/web/components/*/en.json'])) {
    const domain = path.split('/')[1] ?? '';
    errors.set(domain, { ...errors.get(domain), ...(JSON.parse(text) as { errors?: Record<string, string> }).errors });
  }
  // A refusal that a lower domain declares has its words there.
  const owners = new Map<string, string>();
  for (const { path, text } of await sourceFiles(['domains/*/contract/failures.ts']))
    for (const [, code = ''] of text.matchAll(/defineFailure\(\s*'(\w+)'/g)) owners.set(code, path.split('/')[1] ?? '');
  const wrong: string[] = [];
  const common = new Set(COMMON_FAILURES.map(({ code }) => code));
  for (const { endpoint } of server.application.implementations) {
    const domain = endpoint.id.split('.')[0] ?? '';
    for (const { code, message } of endpoint.failures) {
      if (common.has(code)) continue;
      const words = (errors.get(domain) ?? {})[code] ?? errors.get(owners.get(code) ?? '')?.[code];
      if (words !== message)
        wrong.push(
          `${domain}: errors.${code} should be "${message}", not ${words === undefined ? 'missing' : `"${words}"`}`,
        );
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});
