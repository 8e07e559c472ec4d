/** The most messages that are translated for one person within an hour. */
export const MOST_TRANSLATED_AN_HOUR = 600;
/** What one request to the engine holds. */
const MOST_TEXTS = 30;
const MOST_CHARACTERS = 30_000;
/** Below this, what an engine says of a text is a guess: short answers are taken for anything. */
const SURE = 0.5;

/**
 * Guesses a text's language: a confident detection, else its author's language, else any detection. Null: nobody
 * knows.
 */
export function guessLanguage(
  detected: { readonly language: string; readonly confidence: number } | null,
  hint: string | null,
): string | null {
  if (detected !== null && detected.confidence >= SURE) return detected.language;
  return hint ?? detected?.language ?? null;
}

/** Splits texts, in order, into as few translation requests as possible. */
export function splitIntoBatches<T extends { readonly body: string }>(texts: readonly T[]): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    size += text.body.length;
    if (last === undefined || last.length === MOST_TEXTS || size > MOST_CHARACTERS) {
      batches.push([text]);
      size = text.body.length;
    } else last.push(text);
  }
  return batches;
}
