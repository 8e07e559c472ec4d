import { makeSetting } from '@hearth/domains/core/factory';
import type { Tx } from '@hearth/platform/database';
import type { FormOf } from '../contract/schemas.ts';
import { FAIRNESS } from '../rules/settings.ts';
import { Tally } from '../rules/tally.ts';
import type { Counted } from '../rules/tally.ts';
import { keepResult } from '../server/queries/result.ts';

/** So many gave an answer, and so many of them came at least as far as each stage. */
export interface SeededAnswers extends Pick<Counted, 'question' | 'choice'> {
  readonly reached: readonly number[];
}

/** A group that asks its applicants, with a year that is counted, for a demonstration. */
export async function seedFairness(
  tx: Tx<'system'>,
  group: { readonly id: string; readonly ownerId: string },
  counted: {
    readonly form: FormOf;
    readonly year: number;
    readonly at: Date;
    readonly answers: readonly SeededAnswers[];
  },
): Promise<void> {
  await makeSetting(
    tx,
    group.id,
    FAIRNESS,
    { asks: true, contractor: false },
    { userId: group.ownerId, at: counted.at },
  );
  const tally = new Tally(counted.answers[0]?.reached.length ?? 0);
  for (const { question, choice, reached } of counted.answers)
    for (let person = 0; person < (reached[0] ?? 0); person += 1)
      tally.add({
        form: counted.form,
        question,
        choice,
        reached: reached.filter((n) => n > person).length - 1,
        scored: false,
      });
  for (const result of tally.results())
    await keepResult(tx, group.id, { ...result, year: counted.year, counted_at: counted.at });
}
