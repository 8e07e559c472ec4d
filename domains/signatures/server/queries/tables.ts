import type { ColumnType, Generated } from 'kysely';
import type { PlacedField, RequestState, Signing, SignerRole } from '../../contract/schemas.ts';

/** Written through `json()`. */
type Json<T> = ColumnType<T, unknown, unknown>;

export interface AgreementTable {
  id: string;
  group_id: string;
  brand_id: string;
  title: string;
  version: Generated<number>;
  created_at: Date;
  created_by: string;
  changed_at: Date;
  archived_at: Date | null;
  idempotency_key: string;
}

export interface EditionTable {
  id: string;
  group_id: string;
  agreement_id: string;
  number: number;
  state: 'DRAFT' | 'CURRENT' | 'FORMER';
  source: 'TEXT' | 'PDF';
  title: string;
  text: string;
  summary: string;
  signers: SignerRole[];
  fields: Json<readonly PlacedField[]>;
  expires_days: number | null;
  file_key: string | null;
  sha256: string | null;
  pages: Json<readonly { readonly width: number; readonly height: number }[]>;
  created_at: Date;
  published_at: Date | null;
  published_by: string | null;
  version: Generated<number>;
}

export interface SendingTable {
  id: string;
  group_id: string;
  agreement_id: string;
  edition_id: string;
  kind: 'MISSING' | 'REPLACED' | 'SIGNED_BEFORE';
  place_id: string;
  nodes: string[];
  codes: string[] | null;
  position_id: string | null;
  state: 'WAITING' | 'DONE';
  sent: Generated<number>;
  language: string;
  asked_at: Date;
  asked_by: string;
  ended_at: Date | null;
  idempotency_key: string;
}

export interface RequestTable {
  id: string;
  group_id: string;
  agreement_id: string;
  edition_id: string;
  employee_id: string;
  state: RequestState;
  language: string;
  sent_at: Date;
  sent_by: string;
  expires_on: string | null;
  ended_at: Date | null;
  reason: Generated<string>;
  asked_at: Date;
  reminded_at: Date | null;
  reminders: Generated<number>;
  remind_at: Date | null;
  sealed_key: string | null;
  sealed_sha256: string | null;
  seal_fingerprint: string | null;
  sealed_at: Date | null;
  seal_tried_at: Generated<Date | null>;
  version: Generated<number>;
}

export interface SignerTable {
  id: string;
  group_id: string;
  request_id: string;
  position: number;
  role: SignerRole;
  name: Generated<string>;
  email: Generated<string>;
  state: 'WAITING' | 'SIGNED' | 'DECLINED';
  signed_by: string | null;
  signed_at: Date | null;
  signed_name: string | null;
  strokes: Json<Signing['strokes']>;
  /** What was typed and ticked, by field. */
  entries: Json<Readonly<Record<string, string>>>;
  sha256: string | null;
  consent_version: number | null;
  consent_language: string | null;
  consent_text: string | null;
  ip: string | null;
  agent: string | null;
  version: Generated<number>;
}

export interface ChangeTable {
  id: string;
  group_id: string;
  about: 'AGREEMENT' | 'EDITION' | 'REQUEST';
  about_id: string;
  employee_id: string | null;
  at: Date;
  actor_id: string | null;
  action:
    | 'CREATED'
    | 'CHANGED'
    | 'PUBLISHED'
    | 'ARCHIVED'
    | 'SENDING'
    | 'SENT'
    | 'REMINDED'
    | 'OPENED'
    | 'SIGNED'
    | 'DECLINED'
    | 'VOIDED'
    | 'EXPIRED'
    | 'REPLACED'
    | 'SEALED'
    | 'LOOKED'
    | 'COPIED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'signatures.agreement': AgreementTable;
  'signatures.edition': EditionTable;
  'signatures.sending': SendingTable;
  'signatures.request': RequestTable;
  'signatures.signer': SignerTable;
  'signatures.change': ChangeTable;
}
