import { makeSetting } from '@hearth/domains/core/factory';
import type { Tx } from '@hearth/platform/database';
import type { FormCountry } from '../contract/schemas.ts';
import { FAIRNESS } from '../rules/settings.ts';
import { Tally } from '../rules/tally.ts';
import type { CountedAnswer } from '../rules/tally.ts';
import { insertResult } from '../server/queries/result.ts';

/** How many people gave an answer, and how many of them reached each stage. */
export interface SeededAnswers extends Pick<CountedAnswer, 'question' | 'choice'> {
  readonly reached: readonly number[];
}

/** Seeds a demo group that asks its applicants, with one counted year. */
export async function seedFairness(
  tx: Tx<'system'>,
  group: { readonly id: string; readonly ownerId: string },
  counted: {
    readonly form: FormCountry;
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
    await insertResult(tx, group.id, { ...result, year: counted.year, counted_at: counted.at });
}
