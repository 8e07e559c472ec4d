/** A text without the letters at its end that fit; `letter` looks at one letter at a time, so a text is read once. */
export function trimEnd(text: string, letter: RegExp): string {
  let end = text.length;
  while (end > 0 && letter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text without the letters at both of its ends that fit. */
export function trimEnds(text: string, letter: RegExp): string {
  const kept = trimEnd(text, letter);
  let start = 0;
  while (start < kept.length && letter.test(kept.charAt(start))) start += 1;
  return kept.slice(start);
}
