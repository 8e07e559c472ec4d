/** Stands in every mail about a message: what is below it is ours. */
export const MARK = '##-';

const LONGEST = 5000;
/** How mail programs begin what they quote, where they do not mark each line. */
const BEGINS_QUOTE = [/^-{2,}\s*\p{L}[\p{L} ]*-{2,}$/u, /^_{10,}$/, /^\*?(?:From|Von|De|Od|От|Kimden|من)\s?:\*?\s.*@/u];
/** A line that holds two hyphens alone begins a signature. */
const SIGNATURE = /^-- ?$/;
const isQuoted = (line: string): boolean => line.startsWith('>');

/** Strips the quoted mail and the signature from a reply. */
export function stripQuotedText(mail: string): string {
  const lines = mail.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex(
    (line) => line.includes(MARK) || SIGNATURE.test(line) || BEGINS_QUOTE.some((begins) => begins.test(line.trim())),
  );
  const above = end < 0 ? lines : lines.slice(0, end);
  const leading = new Set<number>();
  /** The next line below that says something; gone through from below, so that every line is looked at once. */
  let next: string | undefined;
  for (const [index, line] of [...above.entries()].toReversed()) {
    for (const one of findAttribution(above, index, next === undefined ? end >= 0 : isQuoted(next))) leading.add(one);
    if (line.trim() !== '') next = line;
  }
  const kept = above.filter((line, index) => !isQuoted(line) && !leading.has(index));
  return kept.join('\n').trim().slice(0, LONGEST);
}

const hasDateOrTime = (line: string | undefined): boolean => /\d{4}|\d{1,2}[.:]\d{2}/.test(line ?? '');

/** Finds an attribution line ("On Friday Marta wrote:") on one or two lines before a quotation. */
function findAttribution(lines: readonly string[], index: number, isBeforeQuote: boolean): number[] {
  if (!isBeforeQuote || !/[:：]$/.test((lines[index] ?? '').trimEnd())) return [];
  if (hasDateOrTime(lines[index])) return [index];
  return hasDateOrTime(lines[index - 1]) ? [index - 1, index] : [];
}

/** Parses the keywords that stop or restart mail about messages; null for anything else. */
export function parseOptOut(words: string): 'STOP' | 'START' | null {
  const word = words.trim().replace(/[.!]$/, '').toUpperCase();
  return word === 'STOP' || word === 'START' ? word : null;
}
