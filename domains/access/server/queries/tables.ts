import type { ConditionType } from '@hearth/kit/permissions';
import type { Generated, JSONColumnType } from 'kysely';
import type { ChangeLine } from '../../contract/schemas.ts';

/** Rights as they are stored: each permission with the codes that it is limited to. */
export type StoredRights = Record<string, Partial<Record<ConditionType, string[]>>>;

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
  created_at: Generated<Date>;
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
  changed_at: Date;
  changed_by: string | null;
}

/** This domain's tables, as Kysely knows them. */
export interface Tables {
  'access.grant': GrantTable;
  'access.role': RoleTable;
  'access.persona': PersonaTable;
  'access.change': ChangeTable;
  'access.sign_in_policy': SignInPolicyTable;
}
