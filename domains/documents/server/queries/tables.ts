import type { Generated } from 'kysely';
import type { DocumentClass, DocumentState } from '../../contract/schemas.ts';

export interface TypeTable {
  id: string;
  group_id: string;
  brand_id: string;
  name: string;
  starter: string | null;
  restricted_class: DocumentClass;
  expires: boolean;
  needs_review: boolean;
  employee_sends: boolean;
  required: boolean;
  countries: string[];
  position_ids: string[];
  minors_only: boolean;
  hint: string;
  keep_months: number | null;
  keep_set_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

export interface DocumentTable {
  id: string;
  group_id: string;
  employee_id: string;
  type_id: string;
  state: DocumentState;
  valid_from: string | null;
  valid_until: string | null;
  note: string;
  attachment_id: string | null;
  sent_by: string | null;
  sent_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  reason: string;
  version: Generated<number>;
  idempotency_key: string;
}

export interface BundleTable {
  id: string;
  group_id: string;
  employee_id: string;
  brand_id: string;
  asked_by: string;
  language: string;
  state: 'PREPARING' | 'READY' | 'FAILED';
  classes: string[];
  file_key: string;
  file_name: string;
  file_count: number;
  attempts: number;
  created_at: Date;
  expires_at: Date;
}

/** Who did what. `detail` is written through `json()`. */
interface ChangeTable {
  id: string;
  group_id: string;
  about: 'TYPE' | 'DOCUMENT' | 'REQUEST' | 'BUNDLE' | 'HOLD';
  about_id: string;
  employee_id: string | null;
  at: Date;
  actor_id: string | null;
  action:
    | 'CREATED'
    | 'CHANGED'
    | 'ARCHIVED'
    | 'RESTORED'
    | 'ASKED'
    | 'SENT'
    | 'ADDED'
    | 'ACCEPTED'
    | 'REJECTED'
    | 'REPLACED'
    | 'REMOVED'
    | 'LOOKED'
    | 'BUNDLED'
    | 'EXPIRED'
    | 'HELD'
    | 'RELEASED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'documents.type': TypeTable;
  'documents.document': DocumentTable;
  'documents.change': ChangeTable;
}
