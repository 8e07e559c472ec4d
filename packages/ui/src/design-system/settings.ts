import type { ColourScheme } from '../theme/index.tsx';

/**
 * The view settings of the design system, kept in the URL so that links reproduce them. It stands in the address, so
 * that a link shows the same to everybody.
 */
export type ViewSettings = {
  direction: 'ltr' | 'rtl' | 'page';
  scheme: ColourScheme | 'page';
  accent: string | null;
  text: 100 | 200;
  still: boolean;
};

const SCHEMES: readonly string[] = ['light', 'dark', 'contrast'] satisfies ColourScheme[];

/** The settings of an address; what is not said is as everywhere else. */
export function readSettings(search: string): ViewSettings {
  const said = new URLSearchParams(search);
  const direction = said.get('dir');
  const scheme = said.get('scheme');
  const accent = said.get('accent');
  return {
    direction: direction === 'ltr' || direction === 'rtl' ? direction : 'page',
    scheme: scheme !== null && SCHEMES.includes(scheme) ? (scheme as ColourScheme) : 'page',
    accent: accent !== null && /^[0-9a-f]{6}$/iu.test(accent) ? `#${accent}` : null,
    text: said.get('text') === '200' ? 200 : 100,
    still: said.get('motion') === 'none',
  };
}

/** The end of an address with these settings: empty when all is as everywhere else. */
export function writeSettings({ direction, scheme, accent, text, still }: ViewSettings): string {
  const said = new URLSearchParams({
    ...(direction === 'page' ? {} : { dir: direction }),
    ...(scheme === 'page' ? {} : { scheme }),
    ...(accent === null ? {} : { accent: accent.slice(1) }),
    ...(text === 100 ? {} : { text: String(text) }),
    ...(still ? { motion: 'none' } : {}),
  });
  return said.size === 0 ? '' : `?${said.toString()}`;
}
