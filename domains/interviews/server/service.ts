import type { Tx } from '@hearth/platform/database';
import { findAllOwn } from './queries/interview.ts';
import type { InterviewRow } from './queries/tables.ts';

export { giveBack } from './give-back.ts';

/** Every interview of the person in whose scope this runs, those that are over too. */
export function findOwnInterviews(tx: Tx, userId: string): Promise<InterviewRow[]> {
  return findAllOwn(tx, userId);
}
