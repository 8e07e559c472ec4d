import type { CSSProperties } from 'react';
import { brandProperties, brandTheme } from './contrast.ts';

export type { BrandTheme } from './contrast.ts';
export { brandProperties, brandTheme, DEFAULT_ACCENT } from './contrast.ts';

/** Attributes that give an element and all in it the colours of a brand: <main {...brandAttributes('#0d4a57')}>. */
export function brandAttributes(accent: string, header?: string): { 'data-brand': ''; style: CSSProperties } {
  return { 'data-brand': '', style: brandProperties(brandTheme(accent, header)) as CSSProperties };
}

/** Gives the whole page the colours of a brand, popovers and modals included; in the browser only. */
export function applyBrand(accent: string, header?: string): void {
  for (const [property, value] of Object.entries(brandProperties(brandTheme(accent, header)))) {
    document.documentElement.style.setProperty(property, value);
  }
}

/** The preferred colour scheme: system, light, dark, or high contrast. */
export type ColourScheme = 'system' | 'light' | 'dark' | 'contrast';

/** Sets the colour scheme of the page; in the browser only. */
export function applyColourScheme(scheme: ColourScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
}
