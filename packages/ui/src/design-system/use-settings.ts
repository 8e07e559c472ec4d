import { useLayoutEffect } from 'react';
import { brandProperties, brandTheme } from '../theme/index.tsx';
import type { ViewSettings } from './settings.ts';

/** Gives the whole document the settings, popovers included, and takes them off again when the design system is left. */
export function useSettings({ direction, scheme, accent, text, still }: ViewSettings): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = { dir: root.dir, theme: root.dataset['theme'] };
    const colours = Object.entries(accent === null ? {} : brandProperties(brandTheme(accent)));
    if (direction !== 'page') root.dir = direction;
    if (scheme !== 'page') root.dataset['theme'] = scheme;
    if (still) root.dataset['motion'] = 'none';
    if (text !== 100) root.style.fontSize = `${text}%`;
    for (const [property, value] of colours) root.style.setProperty(property, value);
    return () => {
      root.dir = before.dir;
      if (before.theme === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = before.theme;
      delete root.dataset['motion'];
      root.style.removeProperty('font-size');
      for (const [property] of colours) root.style.removeProperty(property);
    };
  }, [direction, scheme, accent, text, still]);
}
