import { textDirection } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import { PRODUCT } from '@hearth/kit/constants';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: how an installed Hearth is called, looks and starts, in the language of its host. */
export function appManifest(language: Language): object {
  return {
    id: '/',
    name: PRODUCT,
    short_name: PRODUCT,
    lang: language,
    dir: textDirection(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0088dd',
    background_color: '#ffffff',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
