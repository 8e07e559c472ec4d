import type { Generated } from 'kysely';

/** A token for the API; only its hash is kept. */
export interface AccessTokenTable {
  id: string;
  group_id: string;
  brand_id: string;
  kind: 'PERSONAL' | 'SERVICE';
  user_id: string;
  name: string;
  permissions: string[];
  token_hash: Uint8Array;
  session_epoch: number;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

/** Who created or revoked a token. `detail` is written through `json()`. */
interface ChangeTable {
  id: string;
  group_id: string;
  token_id: string;
  at: Date;
  actor_id: string;
  action: 'CREATED' | 'REVOKED';
  detail: unknown;
  impersonator_id: Generated<string | null>;
}

/** The tables of this domain. */
export interface Tables {
  'tokens.access_token': AccessTokenTable;
  'tokens.change': ChangeTable;
}
