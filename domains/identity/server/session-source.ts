import type { Actor } from '@hearth/kit/access';
import type { Endpoint } from '@hearth/kit/endpoint';
import type { SessionSource } from '@hearth/platform/access/sources';
import { SYSTEM } from '@hearth/platform/database';
import type { Platform } from '@hearth/platform/module';
import type { CryptoKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { SESSION_ENDED, SESSION_RESTRICTED, SESSIONS_OF_USER_ENDED } from '../contract/events.ts';
import { tokenParties } from './access.ts';
import { publicKey, readAccessToken } from './access-token.ts';
import type { AccessTokenClaims } from './access-token.ts';
import { countCall } from './queries/impersonation.ts';
import { findSessionState } from './queries/session.ts';
import type { SessionState } from './queries/session.ts';
import { findPublicKey } from './queries/signing-key.ts';
import { findUser } from './queries/user.ts';

/** A key is looked up again after this long: it may be gone. */
const KEY_MS = 60 * 60_000;
const REMEMBERED = 10_000;
/** A session's state is read again after this long even if nobody said that it changed. */
const STATE_MS = 30_000;
/** How long an unknown key id is remembered as unknown, so that invented ones do not reach the database each time. */
const UNKNOWN_KEY_MS = 5_000;

interface CachedSession {
  readonly state: SessionState;
  readonly readAt: number;
}

const caches = new Set<LRUCache<string, CachedSession>>();

/** Forgets a session at once on this node, after the transaction that ended it; other nodes hear of it by its event. */
export function forgetSession(sessionId: string): void {
  for (const cache of caches) cache.delete(sessionId);
}

/** Resolves bearer tokens: checks the signature once and the session on every request. */
export class SessionVerifier implements SessionSource {
  readonly #platform: Platform;
  readonly #keys = new Map<string, { readonly key: CryptoKey; readonly readAt: number }>();
  readonly #unknownKeys = new LRUCache<string, number>({ max: 1000 });
  readonly #tokens = new LRUCache<string, AccessTokenClaims & { readonly expiresAt: number }>({ max: REMEMBERED });
  readonly #states = new LRUCache<string, CachedSession>({ max: REMEMBERED });
  /** Rises with every ending heard of: a state read before and kept after would be a session that cannot end. */
  #endings = 0;

  constructor(platform: Platform) {
    this.#platform = platform;
    caches.add(this.#states);
    platform.onEvent(SESSION_ENDED, (event) => this.#forget(event?.data.session_id ?? null));
    platform.onEvent(SESSIONS_OF_USER_ENDED, () => this.#forget(null));
    platform.onEvent(SESSION_RESTRICTED, () => this.#forget(null));
  }

  async authenticate(token: string): Promise<Actor | null> {
    const now = this.#platform.clock.now();
    const claims = this.#tokens.get(token) ?? (await this.#read(token, now));
    if (claims === null || claims.expiresAt <= now.getTime()) return null;
    const state = await this.#stateOf(claims, now);
    if (state === null || state.userId !== claims.userId || state.epoch !== claims.epoch) return null;
    if (state.impersonatorId !== (claims.actorId ?? null)) return null;
    return {
      userId: claims.userId,
      sessionId: claims.sessionId,
      epoch: claims.epoch,
      ...(state.impersonatorId === null ? {} : { impersonatorId: state.impersonatorId }),
      ...(state.restrictedTo === null ? {} : { restrictedTo: state.restrictedTo }),
    };
  }

  async hasProvenAddress(userId: string): Promise<boolean> {
    const user = await this.#platform.database.run(SYSTEM, (tx) => findUser(tx, userId), { readOnly: true });
    return user !== undefined && (user.email === null || user.email_verified_at !== null);
  }

  async noteActing(
    { sessionId }: Actor,
    { id, method, transaction }: Pick<Endpoint, 'id' | 'method' | 'transaction'>,
  ): Promise<void> {
    const { database, clock } = this.#platform;
    const isChange = method !== 'GET' && transaction !== 'read';
    const call = { impersonationId: sessionId, endpoint: id, isChange, now: clock.now() };
    await database.run(SYSTEM, (tx) => countCall(tx, call));
  }

  async #read(token: string, now: Date): Promise<(AccessTokenClaims & { readonly expiresAt: number }) | null> {
    const claims = await readAccessToken(token, (kid) => this.#keyOf(kid), tokenParties(this.#platform.config), now);
    if (claims !== null) this.#tokens.set(token, claims);
    return claims;
  }

  async #keyOf(kid: string): Promise<CryptoKey | undefined> {
    const known = this.#keys.get(kid);
    const now = this.#platform.clock.now().getTime();
    if (known !== undefined && Math.abs(now - known.readAt) < KEY_MS) return known.key;
    if (Math.abs(now - (this.#unknownKeys.get(kid) ?? -Infinity)) < UNKNOWN_KEY_MS) return undefined;
    const jwk = await this.#platform.database.run(SYSTEM, (tx) => findPublicKey(tx, kid), { readOnly: true });
    if (jwk === undefined) {
      this.#keys.delete(kid);
      this.#unknownKeys.set(kid, now);
      return undefined;
    }
    const key = await publicKey(jwk);
    this.#keys.set(kid, { key, readAt: now });
    return key;
  }

  /** A token of a later epoch than what is kept is the news that what is kept is old: the event may still be on its way. */
  async #stateOf({ sessionId, epoch }: AccessTokenClaims, now: Date): Promise<SessionState | null> {
    const kept = this.#states.get(sessionId);
    if (kept !== undefined && now.getTime() - kept.readAt < STATE_MS && kept.state.epoch >= epoch)
      return kept.state.endsAt > now ? kept.state : null;
    const endings = this.#endings;
    const state = await this.#platform.database.run(SYSTEM, (tx) => findSessionState(tx, sessionId, now), {
      readOnly: true,
    });
    if (state === undefined) return null;
    if (endings === this.#endings) this.#states.set(sessionId, { state, readAt: now.getTime() });
    return state;
  }

  #forget(sessionId: string | null): void {
    this.#endings += 1;
    if (sessionId === null) this.#states.clear();
    else this.#states.delete(sessionId);
  }
}
