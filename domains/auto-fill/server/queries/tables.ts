import type { FillGoals, FillState } from '../../contract/schemas.ts';
import type { StoredBest, StoredResult } from '../stored-fill.ts';

/** A search. `goals`, `best` and `result` are written through `json()`. */
export interface RunTable {
  id: string;
  group_id: string;
  location_id: string;
  week: string;
  state: FillState;
  progress: number;
  goals: FillGoals;
  with_published: boolean;
  departments: string[] | null;
  sees_pay: boolean;
  stop_asked: boolean;
  requested_by: string;
  requested_at: Date;
  finished_at: Date | null;
  best: StoredBest | null;
  result: StoredResult | null;
  idempotency_key: string;
  /** When it was asked for, begun, or last kept its best. */
  touched_at: Date;
  /** How often it was begun. */
  attempts: number;
  /** Under which it was accepted. */
  accept_key: string | null;
}

/** The tables of this domain. */
export interface Tables {
  'auto_fill.run': RunTable;
}
