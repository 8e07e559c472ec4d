/** Text that is markup already. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function write(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number')
    return String(part).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return 'markup' in part ? part.markup : part.map(write).join('');
}

/** Markup around values: texts are escaped, markup stays, the parts of a list follow each other. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: pieces.reduce((text, piece, index) => text + write(parts[index - 1] ?? '') + piece) };
}

/** A sentence of the API document as markup: what stands between backticks is code, between two asterisks important. */
export function sentence(text: string): Html {
  const parts = text.split(/(`[^`]*`|\*\*[^*]*\*\*)/g).map((part): Part => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    return part.startsWith('**') ? html`<strong>${part.slice(2, -2)}</strong>` : part;
  });
  return html`${parts}`;
}
