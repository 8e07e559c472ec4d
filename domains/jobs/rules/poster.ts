/** The papers that a poster is made for: a wall, a counter, and the printer of a till. */
export const PAPERS = ['A4', 'A5', 'RECEIPT'] as const;
export type PosterPaper = (typeof PAPERS)[number];

/** Each paper as the printer is told of it. */
export const PAGE_SIZES: Readonly<Record<PosterPaper, string>> = { A4: 'A4', A5: 'A5', RECEIPT: '80mm 160mm' };

/** The paper that an address asks for; A4 where it says nothing that is known. */
export function readPaper(asked: string | null): PosterPaper {
  return PAPERS.find((paper) => paper === asked?.toUpperCase()) ?? 'A4';
}

/** How large a title is set on a poster. */
export type TitleSize = 'large' | 'medium' | 'small' | 'tiny';

/** For each size, the longest word that fits on one line, and the letters that fit on the lines that it has. */
const ROOM = [
  ['large', 12, 26],
  ['medium', 16, 48],
  ['small', 22, 72],
] as const;

/** The largest size in which a title fits, and no word of it has to be broken. */
export function titleSize(title: string): TitleSize {
  const letters = Array.from(title).length;
  const longest = Math.max(0, ...title.split(/[\s/-]+/).map((word) => Array.from(word).length));
  return ROOM.find(([, word, all]) => longest <= word && letters <= all)?.[0] ?? 'tiny';
}

/** Letters of a title, at its largest, that end before the drawing at the side begins. */
const SHORT = 9;

/** Whether a title leaves room for a drawing beside it: letters over a drawing are hard to read. */
export function leavesRoomBeside(title: string): boolean {
  return Array.from(title).length <= SHORT;
}

/** How many jobs a sheet of a whole location has room for, each with its pay. */
export function jobsOnSheet(paper: PosterPaper): number {
  return paper === 'RECEIPT' ? 4 : 6;
}
