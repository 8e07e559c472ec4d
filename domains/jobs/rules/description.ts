/** A run of words in a description. */
export interface Words {
  readonly text: string;
  readonly bold: boolean;
}
/** One block of a description. There are no links, images or HTML: nothing in a post leads away from its own page. */
export type Block =
  | { readonly kind: 'heading'; readonly words: readonly Words[] }
  | { readonly kind: 'paragraph'; readonly words: readonly Words[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Words[])[] };

/** Splits a line at its `**bold**` runs; an unclosed pair stays as it was typed. */
function wordsOf(line: string): readonly Words[] {
  return line
    .split(/(\*\*(?!\s)[^*]+(?<!\s)\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('**') && part.endsWith('**') && part.length > 4
        ? { text: part.slice(2, -2), bold: true }
        : { text: part, bold: false },
    );
}

/**
 * Reads the small markup in which posts are written: `## heading`, `- item` (also `*` and `•`), `**bold**`, and an empty
 * line between paragraphs. Everything else is text, HTML included.
 */
export function parseDescription(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: (readonly Words[])[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', words: wordsOf(paragraph.join(' ')) });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    paragraph = [];
    items = [];
  };
  for (const raw of source.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim();
    const heading = /^#{1,4}\s+(\S.*)$/.exec(line)?.[1];
    const item = /^[-*•]\s+(\S.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (paragraph.length > 0) close();
      items.push(wordsOf(item));
    } else {
      if (line === '' || heading !== undefined || items.length > 0) close();
      if (heading !== undefined) blocks.push({ kind: 'heading', words: wordsOf(heading) });
      else if (line !== '') paragraph.push(line);
    }
  }
  close();
  return blocks;
}

/** Text as it may stand in HTML, in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const wordsHtml = (words: readonly Words[]): string =>
  words.map(({ text, bold }) => (bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');

/** The description as HTML of `h3`, `p`, `ul`, `li` and `strong` only, as search engines take it. */
export function descriptionHtml(source: string): string {
  return parseDescription(source)
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${wordsHtml(block.words)}</h3>`;
      if (block.kind === 'paragraph') return `<p>${wordsHtml(block.words)}</p>`;
      return `<ul>${block.items.map((item) => `<li>${wordsHtml(item)}</li>`).join('')}</ul>`;
    })
    .join('');
}

/** The first words of a description without markup, for a result list or a page's summary. */
export function summaryOf(source: string, length: number): string {
  const plain = parseDescription(source)
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.words]))
    .map((words) => words.map(({ text }) => text).join(''))
    .join(' ');
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}
