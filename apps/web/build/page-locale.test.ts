import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_LOCALE } from './page-locale.ts';

interface Replaced {
  readonly getDefaultLocale: () => object;
  readonly useDefaultLocale: () => object;
}
const load = (): Promise<Replaced> =>
  import(`data:text/javascript,${encodeURIComponent(PAGE_LOCALE)}`) as Promise<Replaced>;
const page = (lang: string, dir: string): void => void vi.stubGlobal('document', { documentElement: { lang, dir } });
afterEach(() => vi.unstubAllGlobals());

test('widgets without a provider follow the page', async () => {
  const { useDefaultLocale, getDefaultLocale } = await load();
  expect(useDefaultLocale()).toEqual({ locale: 'en', direction: 'ltr' });
  page('ar', 'rtl');
  expect(useDefaultLocale()).toEqual({ locale: 'ar', direction: 'rtl' });
  expect(getDefaultLocale(), 'the same answer while nothing changes').toBe(useDefaultLocale());
  page('', '');
  expect(useDefaultLocale()).toEqual({ locale: 'en', direction: 'ltr' });
});

test('the file that it stands for is where it was, with the same two exports', async () => {
  const package_ = createRequire(import.meta.url).resolve('react-aria/package.json');
  const file = join(dirname(package_), 'dist/private/i18n/useDefaultLocale.mjs');
  expect(existsSync(file)).toBe(true);
  expect(Object.keys((await import(file)) as object).toSorted()).toEqual(['getDefaultLocale', 'useDefaultLocale']);
});
