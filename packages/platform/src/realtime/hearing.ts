import type { Actor } from '@hearth/kit/access';
import type { HearthEvent } from '@hearth/kit/event';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import type { PolicySource } from '../access/sources.ts';

/** The topics that a person may receive, and until when that holds. */
export interface EventAudience {
  readonly topics: readonly string[];
  /** Milliseconds since 1970, UTC: the first end of a right that ends by itself. */
  readonly until: number | null;
}

/**
 * The topics of a person: their own, and of each followed brand the parts in which they hold a right, so that nobody hears of
 * a place that they could not read at. Refuses a brand in which they hold none.
 */
export async function resolveAudience(
  policies: PolicySource,
  actor: Actor,
  brandIds: readonly string[],
): Promise<EventAudience> {
  const topics = new Set([`user:${actor.userId}`]);
  for (const brandId of brandIds) {
    const grant = await policies.grantAt(actor, brandId, { orBelow: true });
    if (typeof grant === 'string') throw failure(FORBIDDEN, { brand: brandId });
    for (const node of grant.nodes) topics.add(`brand:${node}`);
  }
  return { topics: [...topics], until: brandIds.length === 0 ? null : await policies.nextEndOf(actor) };
}

type Concerns = (data: HearthEvent['data'], actor: Actor) => boolean;

const ofUser: Concerns = (data, { userId }) => data['user_id'] === userId;

/** News of the identity domain after which a stream may not go on, and whom each concerns. */
export const ENDINGS: readonly (readonly [type: string, concerns: Concerns])[] = [
  ['identity.session_ended', (data, { sessionId }) => data['session_id'] === sessionId],
  ['identity.sessions_of_user_ended', ofUser],
  ['identity.session_restricted', ofUser],
];

/** News after which it is asked again what somebody may hear, and whom each may concern: a role or a move, everybody. */
export const RECHECKS: readonly (readonly [type: string, concerns: Concerns])[] = [
  [
    'access.policy_changed',
    (data, { userId, impersonatorId }) =>
      data['user_id'] == null || data['user_id'] === userId || data['user_id'] === impersonatorId,
  ],
  ['core.brand_changed', (data) => data['action'] !== 'CREATED' && data['action'] !== 'CHANGED'],
  ['core.locations_loaded', (data) => data['updated'] !== 0],
];
