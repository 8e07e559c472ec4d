import type { RecordKind } from '../contract/schemas.ts';
import type { AccessQuestion } from './decision.ts';

/**
 * The permission that each kind of record needs. A test compares them with the endpoints. A test holds them against
 * those calls.
 */
export const RECORD_KINDS = {
  employee: { permission: 'VIEW_TEAM', honours: 'POSITION_CATEGORY' },
  schedule: { permission: 'VIEW_SCHEDULE', honours: 'POSITION_CATEGORY' },
  application: { permission: 'VIEW_APPLICATIONS' },
  job: { permission: 'VIEW_JOBS' },
  requisition: { permission: 'VIEW_JOBS' },
  conversation: { permission: 'VIEW_MESSAGES' },
  offer: { permission: 'HIRE' },
} as const satisfies Readonly<Record<RecordKind, AccessQuestion>>;
