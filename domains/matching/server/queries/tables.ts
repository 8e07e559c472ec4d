import type { ColumnType } from 'kysely';
import type { Weights } from '../../contract/schemas.ts';

interface AuthoredColumns {
  group_id: string;
  updated_by: string;
  updated_at: ColumnType<Date, Date, Date>;
}

/** This domain's own tables. */
export interface MatchingTables {
  'matching.brand_weighting': AuthoredColumns & {
    brand_id: string;
    weights: ColumnType<Weights | null, unknown, unknown>;
    invites_only: boolean;
  };
  'matching.job_weighting': AuthoredColumns & { job_id: string; weights: ColumnType<Weights, unknown, unknown> };
}
