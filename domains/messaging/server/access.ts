import { findConversationSubject } from '@hearth/domains/applications/service';
import type { ConversationSubject } from '@hearth/domains/applications/service';
import { CONVERSATION_CLOSED } from '../contract/failures.ts';
import { Failure, failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import { SYSTEM } from '@hearth/platform/database';
import type { ScopeOf } from '@hearth/platform/database';
import type { Context } from '@hearth/platform/module';

/**
 * One of the two parties of a conversation, and the scope that shows it to them: the candidate's own rows, or those of the group.
 * Work for a party runs in it; what is closed to it is read apart, in the system's.
 */
export type Party = CandidateParty | HouseParty;

interface CandidateParty {
  readonly side: 'CANDIDATE';
  readonly subject: ConversationSubject;
  readonly scope: ScopeOf<'self'>;
}

/** Somebody of the house, with the group's scope. */
export interface HouseParty {
  readonly side: 'EMPLOYER';
  readonly subject: ConversationSubject;
  readonly scope: ScopeOf<'tenant'>;
}

type Caller = Pick<Context<'signedIn', 'inOwn'>, 'actor' | 'grantAt' | 'read'>;

/**
 * Which party the caller is: the candidate, or someone who holds the permission at the location, to whom row security shows the
 * application as well. Everybody else gets NOT_FOUND, as if there were no such application.
 */
export async function getParty(
  { actor, grantAt, read }: Caller,
  applicationId: string,
  permission: Permission,
): Promise<Party> {
  const subject = await read(SYSTEM, ({ db }) => findConversationSubject(db, applicationId));
  if (subject === null) throw failure(NOT_FOUND);
  if (subject.candidateUserId === actor.userId) {
    const own = { kind: 'self', userId: actor.userId } as const;
    return { side: 'CANDIDATE', subject, scope: own };
  }
  const grant = await grantAt(subject.locationId, { permission, orBelow: false }).catch((refused: unknown) => {
    throw refused instanceof Failure ? failure(NOT_FOUND) : refused;
  });
  const house = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const seen = await read(house, ({ db }) => findConversationSubject(db, applicationId));
  if (seen === null) throw failure(NOT_FOUND);
  return { side: 'EMPLOYER', subject: seen, scope: house };
}

/** The conversation, for someone who holds the permission at its location; to everybody else, its candidate too, there is none. */
export async function getForHouse(caller: Caller, applicationId: string, permission: Permission): Promise<HouseParty> {
  const party = await getParty(caller, applicationId, permission);
  if (party.side !== 'EMPLOYER') throw failure(NOT_FOUND);
  return party;
}

/** Refuses to write where the conversation ended with the hire. */
export function refuseClosed({ isHired }: ConversationSubject): void {
  if (isHired) throw failure(CONVERSATION_CLOSED);
}
