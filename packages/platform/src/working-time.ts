import type { Tx } from './database.ts';

/** A stretch of work. */
interface WorkingTime {
  readonly from: Date;
  readonly until: Date;
}

/** Says when people work, for those who are not to disturb them in between. The domain that keeps their shifts implements it. */
export interface WorkingTimeSource {
  /**
   * The published shifts of people in a group that touch a window, for those of them who are paid by the hour: an empty list where
   * one has no shift. Whoever is not paid by the hour, or works elsewhere, is left out.
   */
  find(
    tx: Tx<'system'>,
    groupId: string,
    userIds: readonly string[],
    window: WorkingTime,
  ): Promise<ReadonlyMap<string, readonly WorkingTime[]>>;
}
