/** A token of a directory; only its hash is kept. */
interface TokenTable {
  id: string;
  group_id: string;
  name: string;
  token_hash: Uint8Array;
  created_by: string;
  created_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

/** Somebody whom a directory looks after. */
interface PersonTable {
  id: string;
  group_id: string;
  user_id: string;
  user_name: string;
  external_id: string | null;
  is_active: boolean;
  is_closed: boolean;
  created_at: Date;
  updated_at: Date;
}

/** What a directory did. `detail` is written through `json()`. */
interface DeedTable {
  id: string;
  group_id: string;
  token_id: string;
  user_id: string;
  at: Date;
  action: 'CREATED' | 'CHANGED' | 'DEACTIVATED' | 'REACTIVATED' | 'REMOVED' | 'JOINED' | 'LEFT';
  detail: Record<string, unknown>;
}

/** A group of a directory; its members hold the role at the brand, where both are said. */
interface DirectoryGroupTable {
  id: string;
  group_id: string;
  display_name: string;
  external_id: string | null;
  role: string | null;
  brand_id: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

interface MemberTable {
  group_id: string;
  directory_group_id: string;
  person_id: string;
  token_id: string;
}

/** What somebody holds because of their directory groups; without its grant it was taken by hand. */
interface GivenRightTable {
  group_id: string;
  person_id: string;
  role: string;
  brand_id: string;
  grant_id: string | null;
}

/** This domain's tables, as Kysely knows them. */
export interface Tables {
  'provisioning.token': TokenTable;
  'provisioning.person': PersonTable;
  'provisioning.deed': DeedTable;
  'provisioning.directory_group': DirectoryGroupTable;
  'provisioning.member': MemberTable;
  'provisioning.given_right': GivenRightTable;
}
