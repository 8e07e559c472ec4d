import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from './search-options.ts';
import type { SearchPart } from './search-options.ts';
import type { SitePage } from './site.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The parts of a page, divided at its headings. */
export function partsOf(page: SitePage, content: string): readonly Omit<SearchPart, 'id'>[] {
  const { output, title, description } = page;
  const door = page.door?.title ?? 'Hearth';
  if (page.isRecord) return [{ to: output, page: title, heading: '', door: 'Decision', text: description }];
  const [head = '', ...sections] = content.split(/(?=<h[23] id=")/);
  const under = sections.map((section) => {
    const [, anchor = '', words = ''] = /^<h[23] id="([^"]+)"[^>]*>(.*?)<\/h[23]>/s.exec(section) ?? [];
    const text = wordsOf(section.replace(/^<h([23]).*?<\/h\1>/s, ''));
    return { to: `${output}#${anchor}`, page: title, heading: wordsOf(words), door, text };
  });
  return [{ to: output, page: title, heading: '', door, text: `${description} ${wordsOf(head)}` }, ...under];
}

/** A script, not data: a page that was opened from a disk can load nothing else. */
export function searchScript(parts: readonly Omit<SearchPart, 'id'>[]): string {
  const index = new MiniSearch<SearchPart>(SEARCH_OPTIONS);
  index.addAll(parts.map((part, id) => ({ id, ...part })));
  return `globalThis.hearthSearch = ${JSON.stringify(JSON.stringify(index))};\n`;
}
