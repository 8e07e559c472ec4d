import { textDirection } from '@hearth/i18n/languages';
import type { Language } from '@hearth/i18n/languages';
import icon from '../icon.svg?inline';
import { escapeJson, STATE_ELEMENT_ID } from './page-state.ts';

/** The parts of a document around its body. Texts are escaped here; `body` and `head` are markup already. */
export interface DocumentParts {
  readonly language: Language;
  readonly nonce: string;
  /** The variant of the application; absent for the main one. */
  readonly variant?: 'main' | 'schedule';
  readonly title: string;
  readonly body: string;
  /** Further markup for the head, safe as it is. */
  readonly head?: string;
  readonly state?: unknown;
  /** What stands behind the body's content, safe as it is. */
  readonly tail?: string;
  readonly assets: PageAssets;
}

/** The built files that a document loads. */
export interface PageAssets {
  readonly script?: string;
  /** Modules that the script will ask for first. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in markup and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The head tags that make the application installable: name, icons and theme colour. */
export const INSTALL_TAGS =
  '<link rel="manifest" href="/app.webmanifest"><link rel="apple-touch-icon" href="/icons/icon-180.png"><meta name="theme-color" content="#0088dd">';

/** Light, dark or high contrast is chosen before the first paint; the stored choice is `shared_state` of our storage. */
const THEME_SCRIPT =
  "try{var t=JSON.parse(localStorage.getItem('h_shared_state')).value.theme;if(/^(light|dark|contrast)$/.test(t))document.documentElement.dataset.theme=t}catch(e){}";

/** The colours of whom a page is about, as a style element; nothing of what is not plainly a colour. */
export function themeStyle(theme: Readonly<Record<string, string>> | undefined, nonce: string): string {
  const properties = Object.entries(theme ?? {})
    .filter(([name, value]) => /^--[\w-]+$/.test(name) && /^#[0-9a-f]{6}$/i.test(value))
    .map(([name, value]) => `${name}:${value}`);
  return properties.length === 0 ? '' : `<style nonce="${escapeHtml(nonce)}">:root{${properties.join(';')}}</style>`;
}

/** The paper that a page is printed on to its edges, as a style element; nothing of what is not plainly a size. */
export function pageStyle(paper: string | undefined, nonce: string): string {
  if (paper === undefined || !/^[\w. ]+$/.test(paper)) return '';
  return `<style nonce="${escapeHtml(nonce)}">@page{size:${paper};margin:0}</style>`;
}

/** A whole document: language and direction, styles, the rendered body, the state, and the entry script under the nonce. */
export function writeDocument({
  language,
  nonce,
  variant = 'main',
  title,
  body,
  head = '',
  tail = '',
  state,
  assets,
}: DocumentParts): string {
  const n = ` nonce="${escapeHtml(nonce)}"`;
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const preloads = assets.preloads.map((href) => `<link rel="modulepreload" href="${href}"${n}>`).join('');
  const data =
    state === undefined ? '' : `<script type="application/json" id="${STATE_ELEMENT_ID}">${escapeJson(state)}</script>`;
  const script = assets.script === undefined ? '' : `<script type="module" src="${assets.script}"${n}></script>`;
  return [
    `<!doctype html><html lang="${language}" dir="${textDirection(language)}"${variant === 'main' ? '' : ` data-variant="${variant}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce"${n}><title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${icon}" type="image/svg+xml">${styles}${preloads}${head}<script${n}>${THEME_SCRIPT}</script></head>`,
    `<body><div id="root">${body}</div>${data}${tail}${script}</body></html>`,
  ].join('');
}
