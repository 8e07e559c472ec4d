import type { Actor } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { FreeWork, RequestFacts, PlatformTools, Work } from '@hearth/platform/module';
import { SESSION_ENDED } from '../../contract/events.ts';
import { WRONG_SECOND_FACTOR } from '../../contract/failures.ts';
import { ANSWERS_PER_PERSON } from '../../rules/limits.ts';
import { limitByValue } from './limit-attempts.ts';
import { approximateNetwork } from '@hearth/platform/config/network';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { pageLink } from '../page-link.ts';
import { verifyOwnPassword } from './prove-own-password.ts';
import { endActing, findActiveImpersonation, insertImpersonation } from '../queries/impersonation.ts';
import type { ImpersonationFilter } from '../queries/impersonation.ts';
import { findSecondFactor } from '../queries/second-factor.ts';
import { insertSession } from '../queries/session.ts';
import { getUser } from '../queries/user.ts';
import { newRotationKey } from './refresh-token.ts';
import { sendAccountMail } from './send-letter.ts';
import { createFieldFailure } from '../refused-field.ts';
import { verifySecondFactor } from '../second-factor.ts';

/** The proof required before someone acts for another person. */
export type ActingProof = 'TOTP' | 'PASSWORD' | 'NONE';

/** Who acts for whom, why and for how long. The caller has checked that they may. */
export interface ImpersonationRequest {
  readonly subjectId: string;
  readonly reason: string;
  readonly minutes: number;
  readonly isSupport: boolean;
}

/** Finds the required proof: the second factor if set up, otherwise the password. */
export function findActingProof(db: Work['db'], userId: string): Promise<ActingProof> {
  return inScope(db, SYSTEM, async (system) => {
    const factor = await findSecondFactor(system, userId);
    if (factor !== undefined && factor.confirmed_at !== null) return 'TOTP';
    return (await getUser(system, userId)).password_hash === null ? 'NONE' : 'PASSWORD';
  });
}

/**
 * Resolves when the caller proves themselves now, false when they have nothing to do it with. A session that was left open,
 * and a sign-in a while ago, are not enough.
 */
export async function verifyActingProof(
  context: Pick<FreeWork, 'run'> & Pick<PlatformTools, 'clock' | 'config'> & { readonly actor: Actor },
  proof: string,
): Promise<boolean> {
  const { run, clock, actor } = context;
  const kind = await run(SYSTEM, ({ db }) => findActingProof(db, actor.userId));
  if (kind === 'NONE') return false;
  if (kind === 'PASSWORD') {
    await verifyOwnPassword(context, proof, 'proof');
    return true;
  }
  const proven = await run(SYSTEM, async (work) => {
    await limitByValue(work.db, 'acting', actor.userId, ANSWERS_PER_PERSON, clock.now());
    return verifySecondFactor(work, actor.userId, proof);
  });
  if (proven === null) throw createFieldFailure(WRONG_SECOND_FACTOR, 'proof', 'valid');
  return true;
}

/**
 * Begins to act for a person: a session of its own, without a refresh token, which the browser gets through its own session
 * for as long as both last. The person is told by mail. Null for whoever acts for somebody already.
 */
export function openActingSession(
  work: Work,
  { actor, request }: { readonly actor: Actor; readonly request: RequestFacts },
  { subjectId, reason, minutes, isSupport }: ImpersonationRequest,
): Promise<{ readonly id: string; readonly endsAt: Date } | null> {
  return inScope(work.db, SYSTEM, async (db) => {
    const now = work.clock.now();
    if ((await findActiveImpersonation(db, actor.sessionId, now)) !== undefined) return null;
    const [by, subject] = [await getUser(db, actor.userId), await getUser(db, subjectId)];
    const id = newId(now.getTime());
    const endsAt = new Date(now.getTime() + minutes * 60_000);
    const actorName = `${by.first_name} ${by.last_name}`.trim();
    await insertImpersonation(db, {
      id,
      actor_id: by.id,
      actor_name: actorName,
      is_support: isSupport,
      actor_session_id: actor.sessionId,
      subject_id: subject.id,
      reason,
      started_at: now,
      ends_at: endsAt,
    });
    await insertSession(db, {
      id,
      user_id: subject.id,
      // Of a token that nobody is ever given.
      token_hash: tokenHash(newToken()),
      rotation_key: newRotationKey(),
      impersonator_id: by.id,
      user_agent: request.userAgent,
      network: approximateNetwork(request.ip),
      created_at: now,
      expires_at: endsAt,
    });
    const language = detectLanguage(request.host);
    const link = pageLink(work.config, language, '/settings/security');
    const values = { name: actorName, reason, minutes: String(minutes) };
    await sendAccountMail(work, { to: subject, language, about: 'actedFor', link, values });
    return { id, endsAt };
  });
}

/** Ends acting before its time, on all nodes. */
export async function stopActing(
  { db, emit, clock }: Pick<Work<'system'>, 'db' | 'emit' | 'clock'>,
  of: ImpersonationFilter,
): Promise<void> {
  for (const { id, subject_id: subject } of await endActing(db, of, clock.now())) {
    await emit(
      SESSION_ENDED.of({
        group_id: null,
        topics: [`user:${subject}`],
        data: { session_id: id, user_id: subject },
      }),
    );
  }
}
