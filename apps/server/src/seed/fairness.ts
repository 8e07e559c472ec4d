import { seedFairness } from '@hearth/domains/fairness/seed';
import type { SeededAnswers } from '@hearth/domains/fairness/seed';
import type { Work } from '@hearth/platform/module';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

/** How many applied in London last year, and came as far as each stage after that. */
const ANSWERS: readonly SeededAnswers[] = [
  { question: 'SEX', choice: 'FEMALE', reached: [146, 92, 54, 31, 22, 17] },
  { question: 'SEX', choice: 'MALE', reached: [131, 85, 51, 29, 21, 16] },
  { question: 'SEX', choice: 'NOT_SAID', reached: [12, 7, 4, 2, 1, 1] },
  { question: 'ETHNICITY', choice: 'WHITE', reached: [118, 78, 48, 28, 20, 15] },
  { question: 'ETHNICITY', choice: 'ASIAN', reached: [74, 47, 28, 16, 11, 9] },
  { question: 'ETHNICITY', choice: 'BLACK', reached: [58, 31, 15, 8, 6, 4] },
  { question: 'ETHNICITY', choice: 'SEVERAL', reached: [21, 14, 8, 5, 4, 3] },
  { question: 'ETHNICITY', choice: 'OTHER', reached: [4, 2, 1, 0, 0, 0] },
  { question: 'ETHNICITY', choice: 'NOT_SAID', reached: [14, 8, 5, 3, 1, 1] },
];

/** The last year that can be counted by today. */
export function seedChances({ db, clock }: Work<'system'>, { groupId, people }: SeededGroup): Promise<void> {
  const now = clock.now();
  const year = now.getUTCFullYear() - (now.getUTCMonth() < 2 ? 2 : 1);
  return seedFairness(
    db,
    { id: groupId, ownerId: requireId(people, 'owen') },
    { form: 'GB', year, at: new Date(Date.UTC(year + 1, 2, 1, 3, 40)), answers: ANSWERS },
  );
}
