import type { ColumnType } from 'kysely';
import type { ApproverRole, RequisitionReason, RequisitionStatus } from '../../contract/schemas.ts';

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
  };
  'requisitions.step': {
    requisition_id: string;
    number: number;
    group_id: string;
    role: ApproverRole;
    decision: 'APPROVED' | 'DECLINED' | null;
    decided_by: string | null;
    decided_at: ColumnType<Date | null, Date | null, Date | null>;
    note: string;
  };
}
