/** Stands in every mail about a message: what is below it is ours. */
export const MARK = '##-';

const LONGEST = 5000;
/** How mail programs begin what they quote, where they do not mark each line. */
const BEGINS_QUOTE = [/^-{2,}\s*\p{L}[\p{L} ]*-{2,}$/u, /^_{10,}$/, /^\*?(?:From|Von|De|Od|От|Kimden|من)\s?:\*?\s.*@/u];
/** A line that holds two hyphens alone begins a signature. */
const SIGNATURE = /^-- ?$/;
const isQuoted = (line: string): boolean => line.startsWith('>');

/** What somebody wrote in a mail themselves: without what they answered to, and without their signature. */
export function ownWords(mail: string): string {
  const lines = mail.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex(
    (line) => line.includes(MARK) || SIGNATURE.test(line) || BEGINS_QUOTE.some((begins) => begins.test(line.trim())),
  );
  const above = end < 0 ? lines : lines.slice(0, end);
  const leading = new Set<number>();
  /** The next line below that says something; gone through from below, so that every line is looked at once. */
  let next: string | undefined;
  for (const [index, line] of [...above.entries()].toReversed()) {
    for (const one of leadingLines(above, index, next === undefined ? end >= 0 : isQuoted(next))) leading.add(one);
    if (line.trim() !== '') next = line;
  }
  const kept = above.filter((line, index) => !isQuoted(line) && !leading.has(index));
  return kept.join('\n').trim().slice(0, LONGEST);
}

const holdsDate = (line: string | undefined): boolean => /\d{4}|\d{1,2}[.:]\d{2}/.test(line ?? '');

/** "On Friday Marta wrote:", on one line or two: it ends with a colon at this line, tells when, and a quotation follows. */
function leadingLines(lines: readonly string[], index: number, isBeforeQuote: boolean): number[] {
  if (!isBeforeQuote || !/[:：]$/.test((lines[index] ?? '').trimEnd())) return [];
  if (holdsDate(lines[index])) return [index];
  return holdsDate(lines[index - 1]) ? [index - 1, index] : [];
}

/** The two words by which somebody ends mail about messages, or begins it again; null for anything else. */
export function choiceIn(words: string): 'STOP' | 'START' | null {
  const word = words.trim().replace(/[.!]$/, '').toUpperCase();
  return word === 'STOP' || word === 'START' ? word : null;
}
