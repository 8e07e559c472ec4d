import type { PageSite } from '@hearth/kit/page';

/** The data that the server embeds for the page's scripts, never about a person. Never anything about a person. */
export interface PageState extends PageSite {
  readonly authUrl: string;
  readonly mode: 'demo' | 'production';
  /** Where the page's phrases are, with their version; absent in English. */
  readonly phrases?: string;
  /** Answers of the loaders that ran on the server; absent where nothing was rendered. */
  readonly loaderData?: Readonly<Record<string, unknown>>;
}

export const STATE_ELEMENT_ID = 'state';

const UNSAFE: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** JSON that can stand inside any HTML element: nothing in it can end the element or begin another. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => UNSAFE[character] ?? '');
}

/** The state that the server wrote into this document. */
export function readPageState(document: Document): PageState {
  return JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '{}') as PageState;
}
