import MiniSearch from 'minisearch';
import { headingsOf, wordsOf } from './headings.ts';
import { SEARCH_OPTIONS } from './search-options.ts';
import type { SearchPart } from './search-options.ts';
import type { SitePage } from './site.ts';

/** The parts of a page, divided at its headings. */
export function partsOf(page: SitePage, content: string): readonly Omit<SearchPart, 'id'>[] {
  const { output, title, description } = page;
  const door = page.door?.title ?? 'Hearth';
  if (page.isRecord) return [{ to: output, page: title, heading: '', door: 'Decision', text: description }];
  const head = content.slice(0, content.search(/<h[23] id="/) + 1 || undefined);
  const under = headingsOf(content).map(({ anchor, words, text }) => ({
    to: `${output}#${anchor}`,
    page: title,
    heading: words,
    door,
    text,
  }));
  return [{ to: output, page: title, heading: '', door, text: `${description} ${wordsOf(head)}` }, ...under];
}

/** A script, not data: a page that was opened from a disk can load nothing else. */
export function searchScript(parts: readonly Omit<SearchPart, 'id'>[]): string {
  const index = new MiniSearch<SearchPart>(SEARCH_OPTIONS);
  index.addAll(parts.map((part, id) => ({ id, ...part })));
  return `globalThis.hearthSearch = ${JSON.stringify(JSON.stringify(index))};\n`;
}
