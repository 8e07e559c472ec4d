const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How often each line of the text holds the sign outside quotes. The last line may be cut and is left out. */
function perLine(text: string, sign: string): number[] {
  const lines: number[] = [0];
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '\n') lines.push(0);
    else if (letter === sign) lines[lines.length - 1] = (lines[lines.length - 1] ?? 0) + 1;
  }
  return lines.length > 1 ? lines.slice(0, -1) : lines;
}

/** The sign between cells: the one that most lines hold as often as the first line does. Without any, a comma. */
export function detectDelimiter(head: string): Delimiter {
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const sign of DELIMITERS) {
    const lines = perLine(head, sign);
    const first = lines[0] ?? 0;
    const agreeing = lines.filter((count) => count === first).length / lines.length;
    const score = first * agreeing;
    if (score > bestScore) {
      best = sign;
      bestScore = score;
    }
  }
  return best;
}
