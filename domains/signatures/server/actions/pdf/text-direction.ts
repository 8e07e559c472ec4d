const RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const WITHIN_NUMBERS = /[.,:/-]/;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

type Class = 'L' | 'R' | 'N' | ' ';

function classOf(letter: string): Class {
  if (RIGHT.test(letter)) return DIGIT.test(letter) ? 'N' : 'R';
  if (DIGIT.test(letter)) return 'N';
  return LETTER.test(letter) ? 'L' : ' ';
}

/** Whether a text begins from the right: by its first letter. */
export function isRightToLeft(text: string): boolean {
  return Array.from(text, classOf).find((one) => one === 'L' || one === 'R') === 'R';
}

/** How deep each letter is nested, as Unicode’s bidirectional algorithm says for text without marks of its own: odd from the right. */
function levelsOf(letters: readonly string[], isRtl: boolean): number[] {
  const classes = letters.map(classOf);
  const base = isRtl ? 1 : 0;
  const joined = classes.map((one, index): Class => {
    const isJoint = one === ' ' && WITHIN_NUMBERS.test(letters[index] ?? '');
    return isJoint && classes[index - 1] === 'N' && classes[index + 1] === 'N' ? 'N' : one;
  });
  const strongAt = (index: number, step: 1 | -1): 'L' | 'R' => {
    for (let at = index; at >= 0 && at < joined.length; at += step) {
      const found = joined[at];
      if (found === 'L' || found === 'R') return found;
      // A number beside letters from the right belongs to them; elsewhere it is as the text is.
      if (found === 'N' && step === 1) return isRtl ? 'R' : 'L';
    }
    return isRtl ? 'R' : 'L';
  };
  return joined.map((one, index) => {
    if (one === 'R') return 1;
    if (one === 'L') return isRtl ? 2 : 0;
    if (one === 'N') return isRtl || strongAt(index, -1) === 'R' ? 2 : 0;
    const [before, after] = [strongAt(index - 1, -1), strongAt(index + 1, 1)];
    if (before !== after) return base;
    return before === 'R' ? 1 : isRtl ? 2 : 0;
  });
}

/** A line’s pieces in the order in which they are seen, from left to right; brackets within what runs from the right are mirrored. */
export function visualRuns(line: string, isRtl: boolean): string[] {
  const letters = Array.from(line);
  const levels = levelsOf(letters, isRtl);
  const runs: { text: string; level: number }[] = [];
  for (const [index, letter] of letters.entries()) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const shown = level % 2 === 1 ? (MIRRORED[letter] ?? letter) : letter;
    if (last !== undefined && last.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end += 1;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  return runs.map(({ text }) => text);
}
