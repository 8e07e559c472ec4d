import type { Work } from '@hearth/platform/module';
import { CATCH_UP } from '../server/jobs/catch-up.ts';

/** Has the weeks checked that were just filled in, of which no event told: who tries the demonstration does not wait for the next round. */
export async function seedChecks(work: Work): Promise<void> {
  await work.enqueue(CATCH_UP, {});
}
