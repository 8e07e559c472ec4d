/** What a paper says beside what the manager wrote; already in its language. */
export interface DocumentWords {
  readonly title: string;
  readonly terms: string;
}

/** A paper as the plain text that is signed: heading, whom it is for, the letter, the terms one a line, further conditions. */
export function writeDocument(
  { title, terms }: DocumentWords,
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
