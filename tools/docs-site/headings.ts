/** A heading of a built page and what stands below it, up to the next. */
export interface Section {
  readonly level: number;
  readonly anchor: string;
  readonly words: string;
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of a piece of a page. Each letter is read once: pages may be long. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The second and third headings of a page, in order. */
export function headingsOf(content: string): readonly Section[] {
  return content.split(/(?=<h[23] id=")/).flatMap((part) => {
    const [, level, anchor = ''] = /^<h([23]) id="([^"]*)"/.exec(part) ?? [];
    if (level === undefined) return [];
    const end = part.indexOf(`</h${level}>`);
    return [{ level: Number(level), anchor, words: wordsOf(part.slice(0, end)), text: wordsOf(part.slice(end)) }];
  });
}
