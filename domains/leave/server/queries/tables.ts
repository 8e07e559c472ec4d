import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import type { Generated } from 'kysely';

/** Days on which a brand wants nobody away. */
export interface ClosedPeriodTable {
  id: string;
  group_id: string;
  brand_id: string;
  starts_on: string;
  ends_on: string;
  is_yearly: boolean;
  mode: 'REFUSED' | 'REASON';
  reason: string;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_by: string | null;
  updated_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

/** What a manager entered on a balance. */
export interface BalanceChangeTable {
  id: string;
  group_id: string;
  employee_id: string;
  time_off_kind: TimeOff['kind'];
  kind: 'OPENING' | 'ADJUSTMENT' | 'WEEK_DAYS';
  on_day: string;
  amount: number | null;
  /** Of the amount: what the policy counted when it was entered. */
  unit: 'DAYS' | 'HOURS' | null;
  week_days: number | null;
  reason: string;
  at: Date;
  by_user: string;
  idempotency_key: string;
  impersonator_id: Generated<string | null>;
}

/** Why a manager approved what something spoke against. */
interface ApprovalChangeTable {
  id: string;
  group_id: string;
  employee_id: string;
  request_id: string;
  reason: string;
  at: Date;
  by_user: string;
  impersonator_id: string | null;
}

/** The tables of this domain. */
export interface Tables {
  'leave.closed_period': ClosedPeriodTable;
  'leave.balance_change': BalanceChangeTable;
  'leave.approval_change': ApprovalChangeTable;
}
