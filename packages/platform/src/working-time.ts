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

/** A request for time off, asked for or about to be. */
export interface JudgedTimeOff {
  readonly id: string;
  readonly employee_id: string;
  readonly kind: 'HOLIDAY' | 'SICK' | 'UNPAID' | 'OTHER';
  readonly starts_on: string;
  readonly ends_on: string;
  readonly part: 'DAYS' | 'MORNING' | 'AFTERNOON' | 'HOURS';
  readonly start: string | null;
  readonly end: string | null;
}

/** What speaks against a request, and what it leaves. Amounts are hundredths of a day, or minutes. */
export interface TimeOffVerdict {
  /** The closed days that it meets. */
  readonly closed: { readonly reason: string; readonly mode: 'REFUSED' | 'REASON' }[];
  /** Null where time off of its kind is not counted. */
  readonly balance: {
    readonly unit: 'DAYS' | 'HOURS';
    readonly counted: number;
    readonly now: number;
    readonly before: number;
    readonly after: number;
    readonly trouble: 'BEYOND' | 'WAITING' | null;
    readonly is_refused: boolean;
    readonly usable_from: string | null;
    readonly day_minutes: number;
  } | null;
}

/** What counts when a request is judged. */
export type TimeOffCounts = 'APPROVED' | 'ALL' | { readonly approves: (verdict: TimeOffVerdict) => boolean };

/** Says what balances and closed days mean for requests. The domain that keeps them implements it. */
export interface TimeOffJudge {
  /**
   * Judges requests in a constant number of statements, on top of what is approved, or of what is asked for as well. `approves`: of what
   * is approved and of the requests before it that are approved with what was said to them.
   */
  judge(
    tx: Tx<'system'>,
    requests: readonly JudgedTimeOff[],
    on: { readonly now: Date; readonly counts: TimeOffCounts },
  ): Promise<ReadonlyMap<string, TimeOffVerdict>>;
  /** Keeps why requests were approved that something spoke against. */
  keepReasons(
    tx: Tx<'system'>,
    approved: readonly { readonly id: string; readonly employee_id: string; readonly group_id: string }[],
    by: { readonly userId: string; readonly at: Date; readonly reason: string; readonly impersonatorId: string | null },
  ): Promise<void>;
}
