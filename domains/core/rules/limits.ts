/** Locations that `basic_info` lists; further ones are found through the tree and the search. */
export const BASIC_INFO_LOCATIONS = 500;
/** Children of a node in one page of the tree, when the caller does not say. */
export const TREE_PAGE = 200;
/** Nodes in one answer of the tree, after which no deeper level is added. */
export const TREE_NODES = 1000;
/** Words of a search that count; more would only make it slower. */
export const SEARCH_WORDS = 6;
/** Minimum trigram similarity (0 to 1) of a typed and a stored word without an exact match. */
export const TYPO_SIMILARITY = 0.45;
/** Rows of one statement of an import. */
export const LOAD_BATCH = 1000;
/** Reports of pages that one network may send within ten minutes: a page that breaks over and over says the same. */
export const PAGE_REPORTS_PER_NETWORK = { count: 60, windowMs: 600_000 };
