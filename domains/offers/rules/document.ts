/** The fixed phrases of a document, in its language. */
export interface DocumentPhrases {
  readonly title: string;
  readonly terms: string;
}

/** Composes the plain text that is signed: heading, recipient, letter, terms and conditions. */
export function writeDocument(
  { title, terms }: DocumentPhrases,
  head: readonly string[],
  letter: string,
  lines: readonly (readonly [label: string, value: string])[],
  conditions: readonly [label: string, text: string],
): string {
  const written = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const further = conditions[1] === '' ? [] : [conditions.join('\n')];
  return [title, head.join('\n'), letter, [terms, ...written].join('\n'), ...further]
    .map((part) => part.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC'))
    .join('\n\n');
}
