/** A text without its comments. One without an end stays, so that what looks for what is suspect finds it. Reads the text once. */
export function stripComments(xml: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = xml.indexOf('<!--', from);
    const end = start === -1 ? -1 : xml.indexOf('-->', start + 4);
    if (end === -1) return kept.join('') + xml.slice(from);
    kept.push(xml.slice(from, start));
    from = end + 3;
  }
}
