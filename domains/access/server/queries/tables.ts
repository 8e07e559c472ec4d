import type { Language } from '@hearth/kit/constants';
import type { ConditionType } from '@hearth/kit/permissions';
import type { Generated, JSONColumnType } from 'kysely';
import type { ChangeLine } from '../../contract/schemas.ts';

/** Rights as they are stored: each permission with the codes that it is limited to. */
export type StoredRights = Record<string, Partial<Record<ConditionType, string[]>>>;

/**
 * By what its holder agreed to a right: they founded the group, belonged to it before, accepted an invitation, came through the
 * group's own provider, or are kept by its directory under an address of its own. `EARLIER`: given before anybody was asked.
 */
export const CONSENTS = ['EARLIER', 'FOUNDER', 'MEMBER', 'INVITATION', 'PROVIDER', 'DIRECTORY', 'SEED'] as const;
export type Consent = (typeof CONSENTS)[number];

/** A right of one person at one brand and below: a built-in role, one of the group's own, or permissions of its own. */
export interface GrantTable {
  id: string;
  group_id: string;
  brand_id: string;
  user_id: string;
  role: string | null;
  permissions: string[] | null;
  role_id: Generated<string | null>;
  conditions: JSONColumnType<Partial<Record<ConditionType, string[]>>>;
  valid_from: Date;
  valid_until: Date | null;
  granted_by: string | null;
  consent: Consent;
  created_at: Generated<Date>;
}

/** A right offered to an address outside the group. It counts for nothing until it is accepted. */
export interface InvitationTable {
  id: string;
  group_id: string;
  brand_id: string;
  address: string;
  language: Language;
  token_hash: Buffer;
  role: string | null;
  role_id: string | null;
  conditions: JSONColumnType<Partial<Record<ConditionType, string[]>>>;
  /** Null: from its acceptance. */
  valid_from: Date | null;
  valid_until: Date | null;
  invited_by: string;
  sent_at: Date;
  expires_at: Date;
}

export interface PersonaTable {
  group_id: string;
  user_id: string;
  name: string;
}

/** What was done to somebody's rights; only ever added to. */
export interface ChangeTable {
  id: string;
  group_id: string;
  at: Date;
  actor_id: string | null;
  user_id: string | null;
  brand_id: string;
  action: ChangeLine['action'];
  detail: JSONColumnType<Record<string, unknown>>;
}

/** A role that a group made for itself. */
export interface RoleTable {
  id: string;
  group_id: string;
  brand_id: string;
  name: string;
  description: string;
  based_on: string | null;
  rights: JSONColumnType<StoredRights>;
  version: Generated<number>;
  archived_at: Date | null;
  created_at: Date;
  changed_at: Date;
  changed_by: string | null;
}

/** What a group demands at sign-in. */
export interface SignInPolicyTable {
  group_id: string;
  second_factor_required: boolean;
  trusts_provider: boolean;
  changed_at: Date;
  changed_by: string | null;
}

/** This domain's tables, as Kysely knows them. */
export interface Tables {
  'access.grant': GrantTable;
  'access.invitation': InvitationTable;
  'access.role': RoleTable;
  'access.persona': PersonaTable;
  'access.change': ChangeTable;
  'access.sign_in_policy': SignInPolicyTable;
}
