/** A part of a page that a search finds: the page itself, or what stands under one of its headings. */
export interface SearchPart {
  readonly id: number;
  readonly to: string;
  readonly page: string;
  readonly heading: string;
  readonly door: string;
  readonly text: string;
}

/** What builds the index and what asks it have to agree on this. */
export const SEARCH_OPTIONS = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['to', 'page', 'heading', 'door'],
  searchOptions: { boost: { page: 4, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
};
