const ENDED = /[.!?؟…][”»"\u2069]*$/u;

/** Short results in one line: one alone stays without a full stop, `Published`; of several each has one, `Published. 3 people notified.` */
export function joinSentences(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  if (said.length < 2) return said.join('');
  return said.map((part) => (ENDED.test(part) ? part : `${part}.`)).join(' ');
}
