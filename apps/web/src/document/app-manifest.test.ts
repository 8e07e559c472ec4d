import { expect, test } from 'vitest';
import { appManifest } from './app-manifest.ts';

test('the manifest speaks the language of its host, from right to left where that is read so', () => {
  expect(appManifest('ar')).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(appManifest('pl')).toMatchObject({ lang: 'pl', dir: 'ltr' });
});

test('an installed Hearth starts at the home of its owner, and has icons that a phone may cut into any form', () => {
  const { icons, ...rest } = appManifest('en') as { icons: { sizes: string; purpose: string }[] };
  expect(rest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone', theme_color: '#0088dd' });
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});
