/** A run of plain or bold text in a description. */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
}
/**
 * A block of a description. There are no links, images or HTML: nothing in a post
 * leads away from its own page.
 */
export type Block =
  | { readonly kind: 'heading'; readonly words: readonly TextRun[] }
  | { readonly kind: 'paragraph'; readonly words: readonly TextRun[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextRun[])[] };

/** Splits a line into plain and bold runs; an unclosed `**` stays as typed. */
function parseRuns(line: string): readonly TextRun[] {
  const [first = '', ...parts] = line.split('**');
  const runs: TextRun[] = [];
  let plain = first;
  let isInner = true;
  for (const [index, part] of parts.entries()) {
    const isClosed: boolean = isInner && index + 1 < parts.length && part !== '' && part === part.trim();
    if (isClosed) {
      runs.push({ text: plain, bold: false }, { text: part, bold: true });
      plain = '';
    } else plain += isInner ? `**${part}` : part;
    isInner = !isClosed;
  }
  return [...runs, { text: plain, bold: false }].filter(({ text }) => text !== '');
}

/**
 * Reads the small markup in which posts are written: `## heading`, `- item` (also `*` and `•`), `**bold**`, and an empty
 * line between paragraphs. Everything else is text, HTML included.
 */
export function parseDescription(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: (readonly TextRun[])[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', words: parseRuns(paragraph.join(' ')) });
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
      items.push(parseRuns(item));
    } else {
      if (line === '' || heading !== undefined || items.length > 0) close();
      if (heading !== undefined) blocks.push({ kind: 'heading', words: parseRuns(heading) });
      else if (line !== '') paragraph.push(line);
    }
  }
  close();
  return blocks;
}

/** Escapes text for HTML elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const runsHtml = (words: readonly TextRun[]): string =>
  words.map(({ text, bold }) => (bold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text))).join('');

/** Renders a description with `h3`, `p`, `ul`, `li` and `strong`, as search engines accept it. */
export function descriptionHtml(source: string): string {
  return parseDescription(source)
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${runsHtml(block.words)}</h3>`;
      if (block.kind === 'paragraph') return `<p>${runsHtml(block.words)}</p>`;
      return `<ul>${block.items.map((item) => `<li>${runsHtml(item)}</li>`).join('')}</ul>`;
    })
    .join('');
}

/** Returns the beginning of a description without markup. */
export function summarise(source: string, length: number): string {
  const plain = parseDescription(source)
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.words]))
    .map((words) => words.map(({ text }) => text).join(''))
    .join(' ');
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

/** Writes a run so that `parseDescription` reads it as it is: spaces stay outside the marks; what would end them early stays plain. */
function writeRun({ text, bold }: TextRun): string {
  const inner = text.trim();
  if (!bold || inner === '' || inner.includes('**') || inner.endsWith('*')) return text;
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}**${inner}**${text.slice(start + inner.length)}`;
}

const writeRuns = (words: readonly TextRun[]): string => words.map(writeRun).join('').replace(/\s+/g, ' ').trim();

/** Writes blocks in the markup that `parseDescription` reads. Empty blocks are left out. */
export function writeDescription(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return writeRuns(block.words);
      if (block.kind === 'heading') {
        const text = writeRuns(block.words);
        return text === '' ? '' : `## ${text}`;
      }
      const items = block.items.map(writeRuns).filter((item) => item !== '');
      return items.map((item) => `- ${item}`).join('\n');
    })
    .filter((text) => text !== '')
    .join('\n\n');
}
