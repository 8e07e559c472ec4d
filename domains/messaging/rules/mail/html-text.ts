/** Elements of a mail whose inside is nothing that its writer says. */
const LEFT_OUT = new Set(['style', 'script', 'blockquote']);
/** Tags where a line ends. */
const ENDS_LINE = new Set(['br', '/p', '/div', '/li']);
const LONGEST_NAME = 11;

/**
 * The words of a mail that has no text beside its HTML. Nothing of it is ever shown as HTML. Goes from tag to tag and never back, so
 * that it takes time in proportion to the mail's length.
 */
export function htmlToText(html: string): string {
  const inSmallLetters = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const kept: string[] = [];
  /** Elements that end nowhere in the rest of the mail: nobody looks for their end again. */
  const endless = new Set<string>();
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    const close = open === -1 ? -1 : html.indexOf('>', open);
    if (close === -1) break;
    kept.push(html.slice(from, open));
    from = close + 1;
    const name = /^\/?[a-z]+\b/.exec(inSmallLetters.slice(open + 1, Math.min(close, open + 1 + LONGEST_NAME)))?.[0];
    if (name === undefined) continue;
    if (ENDS_LINE.has(name)) kept.push('\n');
    if (!LEFT_OUT.has(name) || endless.has(name)) continue;
    const end = inSmallLetters.indexOf(`</${name}`, from);
    const ended = end === -1 ? -1 : html.indexOf('>', end);
    if (ended === -1) endless.add(name);
    else from = ended + 1;
  }
  kept.push(html.slice(from));
  return kept.join('').replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
