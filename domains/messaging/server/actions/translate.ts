import type { Language } from '@hearth/kit/constants';
import type { Translator } from '@hearth/platform/peers/translation';
import { splitIntoBatches, guessLanguage } from '../../rules/translation.ts';
import type { TranslatableRow } from '../queries/translation.ts';

export interface TranslationResult {
  readonly id: string;
  readonly body: string;
  readonly source: string;
  /** Null: it is written in the wanted language already. */
  readonly text: string | null;
}

/** Questions to the engine at the same time. */
const AT_ONCE = 4;

/**
 * Has messages translated. The engine is asked for each what it is written in, then once for all of one language. It gets
 * words and nothing else; what it does not come to within the time of the signal is left out.
 */
export async function translateRows(
  translator: Translator,
  rows: readonly TranslatableRow[],
  {
    to,
    hintOf,
    signal,
  }: { readonly to: Language; readonly hintOf: (row: TranslatableRow) => string | null; readonly signal: AbortSignal },
): Promise<{ readonly made: readonly TranslationResult[]; readonly error: unknown }> {
  const made: TranslationResult[] = [];
  try {
    const pairs = await translator.pairs(signal);
    const bySource = new Map<string, TranslatableRow[]>();
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const few = rows.slice(start, start + AT_ONCE);
      const found = await Promise.all(few.map(({ body }) => translator.detect(body, signal)));
      for (const [index, row] of few.entries()) {
        const source = guessLanguage(found[index] ?? null, hintOf(row));
        if (source === to) made.push({ id: row.id, body: row.body, source, text: null });
        else if (source !== null && pairs.get(source)?.has(to) === true)
          bySource.set(source, [...(bySource.get(source) ?? []), row]);
      }
    }
    for (const [source, same] of bySource)
      for (const batch of splitIntoBatches(same)) {
        const texts = await translator.translate(
          batch.map(({ body }) => body),
          { from: source, to },
          signal,
        );
        for (const [index, { id, body }] of batch.entries()) made.push({ id, body, source, text: texts[index] ?? '' });
      }
    return { made, error: null };
  } catch (error) {
    return { made, error };
  }
}
