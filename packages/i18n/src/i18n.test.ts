import { expect, test } from 'vitest';
import { createI18n, followLanguage, loadResources } from './i18n.ts';

/** A fetch that answers one after the other; `offline` stands for a network that is not there. */
function answering(...answers: (number | 'offline')[]): { fetcher: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  const fetcher = (address: unknown) => {
    const answer = answers[asked.push(String(address)) - 1] ?? 200;
    if (answer === 'offline') return Promise.reject(new TypeError('offline'));
    return Promise.resolve(Response.json({ shell: { title: 'Titre' } }, { status: answer }));
  };
  return { fetcher: fetcher as typeof fetch, asked };
}

test('English is bundled: nothing is asked for', async () => {
  const { fetcher, asked } = answering();
  expect(await loadResources('en', undefined, { fetcher })).toEqual({});
  expect(asked).toEqual([]);
});

test('phrases come from the file named by language, or from the address with its version', async () => {
  const { fetcher, asked } = answering();
  await loadResources('fr', undefined, { fetcher });
  await loadResources('fr', '/locales/fr.json?v=1', { fetcher });
  expect(asked).toEqual(['/locales/fr.json', '/locales/fr.json?v=1']);
});

test.each([[['offline', 503]], [[500, 'offline']]] as const)('after %j it is tried again', async (failures) => {
  const { fetcher, asked } = answering(...failures);
  expect(await loadResources('fr', undefined, { fetcher, pause: 0 })).toEqual({ shell: { title: 'Titre' } });
  expect(asked).toHaveLength(3);
});

test('a file that is not there is not asked for again, and a third failure is the last', async () => {
  const missing = answering(404);
  await expect(loadResources('fr', undefined, { fetcher: missing.fetcher, pause: 0 })).rejects.toThrow('404');
  expect(missing.asked).toHaveLength(1);
  const broken = answering(500, 500, 500);
  await expect(loadResources('fr', undefined, { fetcher: broken.fetcher, pause: 0 })).rejects.toThrow('500');
  expect(broken.asked).toHaveLength(3);
});

test('lang and dir of the document follow the language', () => {
  const root = { lang: '', dir: '' };
  const i18n = createI18n('en', {});
  const stop = followLanguage(i18n, root);
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
  i18n.change('ar', {});
  expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
  stop();
  i18n.change('fr', {});
  expect(root).toEqual({ lang: 'ar', dir: 'rtl' });
});
