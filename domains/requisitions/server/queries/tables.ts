import type { ColumnType, Generated } from 'kysely';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { RequisitionReason, RequisitionStatus } from '../../contract/schemas.ts';

type Instant = ColumnType<Date, Date, Date>;

/** This domain's own tables. */
export interface RequisitionsTables {
  'requisitions.chain': {
    brand_id: string;
    group_id: string;
    roles: ApproverRole[];
    updated_by: string | null;
    updated_at: Instant;
  };
  'requisitions.requisition': {
    id: string;
    group_id: string;
    brand_id: string;
    position_name: string;
    headcount: number;
    needed_by: string | null;
    reason: RequisitionReason;
    note: string;
    status: RequisitionStatus;
    waiting_for: ApproverRole | null;
    requested_by: string;
    requested_at: Instant;
    first_day: string;
    currency: string | null;
    weekly_minutes: number | null;
    pay_from: number | null;
    pay_to: number | null;
    hires: Generated<number>;
    budget_id: string | null;
    place_cost: number | null;
    over_by: number | null;
    over_reason: string;
    closed_by: string | null;
    closed_at: ColumnType<Date | null, Date | null, Date | null>;
  };
  'requisitions.budget': {
    id: string;
    group_id: string;
    brand_id: string;
    year: number;
    quarter: number | null;
    starts_on: string;
    ends_on: string;
    currency: string;
    amount: number;
    over: 'ASK' | 'REFUSE';
    over_role: ApproverRole | null;
    updated_by: string;
    updated_at: Instant;
  };
  'requisitions.budget_change': {
    id: string;
    group_id: string;
    brand_id: string;
    year: number;
    quarter: number | null;
    currency: string;
    amount: number | null;
    over: 'ASK' | 'REFUSE' | null;
    over_role: ApproverRole | null;
    by_user_id: string;
    at: Instant;
    impersonator_id: Generated<string | null>;
  };
}
