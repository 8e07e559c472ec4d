import { verifyActingProof } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { newApiToken } from '@hearth/platform/secrets/api-token';
import type { ApiTokenKind } from '@hearth/platform/secrets/api-token';
import { tokenHash } from '@hearth/platform/secrets/token';
import type { Work } from '@hearth/platform/module';
import type { z } from 'zod';
import { NO_PROOF, TOO_MANY_TOKENS } from '../contract/failures.ts';
import type { createdToken, newToken } from '../contract/schemas.ts';
import { MOST_TOKENS } from '../rules/limits.ts';
import { countValidTokens, insertToken } from './queries/access-token.ts';
import { insertChange } from './queries/change.ts';

/** What a caller asked for. */
export type TokenRequest = z.output<typeof newToken>;

/** Whose token is created, and where it belongs. */
export interface TokenHolder {
  readonly kind: ApiTokenKind;
  readonly groupId: string;
  readonly userId: string;
  readonly actorId: string;
  /** The holder's epoch of sessions; 0 for a service. */
  readonly epoch: number;
}

const DAY_MS = 86_400_000;

/** When a token that is created now ends. */
export function expiryOf({ days }: Pick<TokenRequest, 'days'>, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Refuses unless the caller proves themselves anew: an open session, or another token, isn't enough to create one. */
export async function requireProof(context: Parameters<typeof verifyActingProof>[0], proof: string): Promise<void> {
  if (!(await verifyActingProof(context, proof))) throw failure(NO_PROOF);
}

/** Refuses one token more than an owner can have. */
export async function refuseTooMany(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  owner: Parameters<typeof countValidTokens>[1],
): Promise<void> {
  if ((await countValidTokens(db, owner, clock.now())) >= MOST_TOKENS) throw failure(TOO_MANY_TOKENS);
}

/** Creates a token with its record; the answer is the only place where its secret ever is. */
export async function createToken(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  { kind, groupId, userId, actorId, epoch }: TokenHolder,
  request: TokenRequest,
): Promise<z.input<typeof createdToken>> {
  const now = clock.now();
  const token = newApiToken(kind);
  const row = {
    id: newId(now.getTime()),
    group_id: groupId,
    brand_id: request.brand_id,
    kind,
    user_id: userId,
    name: request.name,
    permissions: [...new Set(request.permissions)],
    created_by: actorId,
    created_at: now,
    expires_at: expiryOf(request, now),
  };
  await insertToken(db, {
    ...row,
    token_hash: tokenHash(token),
    session_epoch: epoch,
    used_at: null,
    revoked_at: null,
  });
  await insertChange(db, row, { actorId, action: 'CREATED', at: now });
  return { id: row.id, name: row.name, token };
}
