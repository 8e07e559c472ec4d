/** The paper sizes of posters: for walls, counters and receipt printers. */
export const PAPERS = ['A4', 'A5', 'RECEIPT'] as const;
export type PosterPaper = (typeof PAPERS)[number];

/** The CSS page size of each paper. */
export const PAGE_SIZES: Readonly<Record<PosterPaper, string>> = { A4: 'A4', A5: 'A5', RECEIPT: '80mm 160mm' };

/** Parses the paper of an address; A4 by default. */
export function parsePaper(asked: string | null): PosterPaper {
  return PAPERS.find((paper) => paper === asked?.toUpperCase()) ?? 'A4';
}

/** The size of a poster's title. */
export type TitleSize = 'large' | 'medium' | 'small' | 'tiny';

/** For each size, the longest word that fits on one line, and the letters that fit on the lines that it has. */
const ROOM = [
  ['large', 12, 26],
  ['medium', 16, 48],
  ['small', 22, 72],
] as const;

/** Returns the largest size at which a title fits without breaking a word. */
export function titleSize(title: string): TitleSize {
  const letters = Array.from(title).length;
  const longest = Math.max(0, ...title.split(/[\s/-]+/).map((word) => Array.from(word).length));
  return ROOM.find(([, word, all]) => longest <= word && letters <= all)?.[0] ?? 'tiny';
}

/** Letters of a title, at its largest, that end before the drawing at the side begins. */
const SHORT = 9;

/** Returns whether a title leaves room for a drawing beside it. */
export function hasRoomForDrawing(title: string): boolean {
  return Array.from(title).length <= SHORT;
}

/** Returns how many jobs fit on a location poster. */
export function maxJobsOnSheet(paper: PosterPaper): number {
  return paper === 'RECEIPT' ? 4 : 6;
}
