/** The most messages that are translated for one person within an hour. */
export const MOST_TRANSLATED_AN_HOUR = 600;
/** What one request to the engine holds. */
const MOST_TEXTS = 30;
const MOST_CHARACTERS = 30_000;
/** Below this, what an engine says of a text is a guess: short answers are taken for anything. */
const SURE = 0.5;

/** What a text is written in: what the engine is sure of, else what its writer writes otherwise, else what the engine guesses. Null: nobody knows. */
export function languageOf(
  detected: { readonly language: string; readonly confidence: number } | null,
  hint: string | null,
): string | null {
  if (detected !== null && detected.confidence >= SURE) return detected.language;
  return hint ?? detected?.language ?? null;
}

/** Texts in their order, in as few requests as an engine takes them in. */
export function inBatches<T extends { readonly body: string }>(texts: readonly T[]): T[][] {
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
