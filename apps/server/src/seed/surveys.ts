import { seedResults } from '@hearth/domains/surveys/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

/** How many said what, of ten people, week after week: one place gets better, one gets worse, one has its ups and downs. */
const WEEKS = {
  'HH-001': [
    [1, 3, 3, 2, 0],
    [1, 2, 3, 2, 1],
    [0, 2, 4, 2, 1],
    [0, 1, 3, 4, 2],
    [0, 1, 2, 5, 2],
  ],
  'HH-002': [
    [0, 1, 2, 4, 2],
    [0, 1, 3, 3, 1],
    [1, 2, 3, 2, 0],
    [2, 2, 2, 1, 0],
    [2, 3, 1, 1, 0],
  ],
  'LH-101': [
    [1, 1, 4, 5, 3],
    [0, 2, 5, 4, 4],
    [1, 3, 4, 4, 1],
    [0, 1, 4, 6, 2],
    [1, 1, 3, 6, 4],
  ],
} as const;

/** Results of the weeks before the one that may still be answered for. */
export function seedVoice(work: Work, { groupId, places }: SeededGroup, thisWeek: string): Promise<void> {
  return seedResults(
    work.db,
    Object.entries(WEEKS).flatMap(([number, weeks]) =>
      weeks.map((scores, index) => ({
        groupId,
        locationId: requireId(places, number),
        week: plusDays(thisWeek, (index - weeks.length - 1) * 7),
        scores,
      })),
    ),
  );
}
