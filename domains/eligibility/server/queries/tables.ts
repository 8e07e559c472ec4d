import type { Generated } from 'kysely';
import type { CaseState, CheckMethod } from '../../contract/schemas.ts';

export interface WorkCaseTable {
  id: string;
  group_id: string;
  employee_id: string;
  regime: string;
  state: CaseState;
  round: number;
  starts_on: string;
  statement_by: string | null;
  check_by: string;
  valid_until: string | null;
  is_receipt: boolean;
  method: CheckMethod | null;
  checked_on: string | null;
  reason: string;
  started_at: Date;
  confirmed_at: Date | null;
  reminded_at: Date | null;
  version: Generated<number>;
}

export interface StatementTable {
  id: string;
  group_id: string;
  case_id: string;
  round: number;
  answers: string;
  signed_name: string;
  on_paper: boolean;
  at: Date;
  by_user_id: string;
}

export interface EvidenceTable {
  id: string;
  group_id: string;
  case_id: string;
  round: number;
  document_id: string | null;
  list: string;
  item: string;
  is_receipt: boolean;
  valid_until: string | null;
  sent_at: Date;
  sent_by: string;
  idempotency_key: string;
}

/** Who did what. `detail` is written through `json()`. */
interface ChangeTable {
  id: string;
  group_id: string;
  case_id: string;
  employee_id: string;
  at: Date;
  actor_id: string | null;
  action:
    | 'STARTED'
    | 'STATED'
    | 'SENT'
    | 'WITHDRAWN'
    | 'LOOKED'
    | 'REMINDED'
    | 'CONFIRMED'
    | 'SENT_BACK'
    | 'NOT_NEEDED'
    | 'REOPENED'
    | 'EXPIRED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'eligibility.work_case': WorkCaseTable;
  'eligibility.statement': StatementTable;
  'eligibility.evidence': EvidenceTable;
  'eligibility.change': ChangeTable;
}
