import type { Generated } from 'kysely';
import type { Kind, RecordState, Strictness } from '../../contract/schemas.ts';

export interface QualificationTable {
  id: string;
  group_id: string;
  brand_id: string;
  kind: Kind;
  name: string;
  starter: string | null;
  level_names: string[];
  months_valid: number | null;
  needs_number: boolean;
  needs_issuer: boolean;
  needs_file: boolean;
  authority: string;
  version: Generated<number>;
  created_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

export interface RecordTable {
  id: string;
  group_id: string;
  employee_id: string;
  qualification_id: string;
  state: RecordState;
  level: number;
  number: string;
  issuer: string;
  issued_on: string | null;
  expires_on: string | null;
  note: string;
  attachment_id: string | null;
  sent_by: string;
  sent_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string;
  version: Generated<number>;
  idempotency_key: string;
}

export interface DemandTable {
  id: string;
  group_id: string;
  brand_id: string;
  position_id: string;
  qualification_id: string;
  min_level: number;
  strictness: Strictness;
  version: Generated<number>;
}

/** Who did what. `detail` is written through `json()`. */
interface ChangeTable {
  id: string;
  group_id: string;
  about: 'QUALIFICATION' | 'RECORD' | 'DEMAND';
  about_id: string;
  employee_id: string | null;
  at: Date;
  actor_id: string;
  action: 'CREATED' | 'CHANGED' | 'ARCHIVED' | 'RESTORED' | 'SENT' | 'RECORDED' | 'CONFIRMED' | 'REFUSED' | 'REMOVED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'qualifications.qualification': QualificationTable;
  'qualifications.record': RecordTable;
  'qualifications.demand': DemandTable;
  'qualifications.change': ChangeTable;
}
