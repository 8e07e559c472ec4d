const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Counts a sign outside quotes per line; the last line, perhaps cut, is left out. The last line may be cut and is
 * left out.
 */
function countPerLine(text: string, sign: string): number[] {
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

/** Detects the delimiter whose count is the most consistent over all lines; otherwise a comma. Without any, a comma. */
export function detectDelimiter(head: string): Delimiter {
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const sign of DELIMITERS) {
    const lines = countPerLine(head, sign);
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
