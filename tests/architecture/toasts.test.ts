import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { flatten, readNamespaces } from '../../tools/phrases/locales.ts';
import { sourceFiles } from './source-files.ts';
import { toastPhrases, wordsOfHooks } from './toasts.ts';

const homeOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Whether a phrase is one sentence with a full stop; “3. Mai” and “z. B.” end none. */
const isStopped = (phrase: string): boolean =>
  phrase.endsWith('.') && !/(?<!(?<!\p{L})\p{L}|\d)[.?!؟][”»"]?\s/u.test(phrase.slice(0, -1));

test.each([
  ['Settings saved.', true],
  ['Settings saved', false],
  ['Webhook paused. Events are kept.', false],
  ['Ab 3. Mai gespeichert.', true],
  ['تم الحفظ.', true],
  ['Sure? Saved.', false],
])('“%s” has a stop it doesn’t need: %s', (phrase, stopped) => {
  expect(isStopped(phrase)).toBe(stopped);
});

test('finds what a source passes to a toast', () => {
  const text = `
    const { t } = usePhrases('x', en);
    const own = useOwn();
    const say = (message: string) => toasts.show({ message, tone: 'ok' });
    toasts.show({ message: t('saved') });
    toasts.show({ message: isOn ? own.t('on') : own.t(\`off.\${why}\`), tone: 'ok' });
    toasts.show({ message: t('failed'), tone: 'bad' });
    say(t(isOn ? 'one' : 'two'));`;
  const found = toastPhrases({ path: 'x.ts', text }, new Map([['useOwn', 'own']]));
  expect(
    found.map(({ namespace, key }) => [
      namespace,
      ['saved', 'on', 'off.A', 'failed', 'one', 'two_few'].find((one) => key.test(one)),
    ]),
  ).toEqual([
    ['x', 'saved'],
    ['own', 'on'],
    ['own', 'off.A'],
    ['x', 'one'],
    ['x', 'two_few'],
  ]);
});

test('a toast of one sentence has no full stop, in any language', async () => {
  const all = await sourceFiles(['domains/*/web/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']);
  const files = all.filter(({ path }) => !path.includes('.test.'));
  const namespaces = await readNamespaces(ROOT);
  const stopped = new Set<string>();
  let found = 0;
  for (const [home, ofHome] of Map.groupBy(files, ({ path }) => homeOf(path))) {
    const hooks = wordsOfHooks(ofHome);
    const words = namespaces.filter(({ folder }) => homeOf(folder) === home && !folder.includes('/server/'));
    for (const phrase of ofHome.flatMap((file) => toastPhrases(file, hooks))) {
      found += 1;
      for (const { name, languages } of words) {
        if (phrase.namespace !== null && phrase.namespace !== name) continue;
        for (const [language, tree] of Object.entries(languages))
          for (const [key, text] of flatten(tree ?? {}))
            if (phrase.key.test(key) && isStopped(text))
              stopped.add(`${phrase.at} ${name}.${key} ${language}: ${text}`);
      }
    }
  }
  expect(found).toBeGreaterThan(200);
  expect([...stopped]).toEqual([]);
});
