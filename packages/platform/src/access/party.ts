import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import type { ScopeOf, Tx } from '../database.ts';
import type { PolicySource } from './sources.ts';

declare const admitted: unique symbol;

/** An application that the gate has found the caller to be a party of. */
export type PartyApplicationId = string & { readonly [admitted]: true };

interface ApplicationParty {
  readonly applicationId: PartyApplicationId;
  readonly groupId: string;
}

/** The candidate of an application, with the scope of their own rows. */
export interface CandidateParty extends ApplicationParty {
  readonly side: 'CANDIDATE';
  readonly scope: ScopeOf<'self'>;
}

/** An employee of the application's employer, with their permissions at its location. */
export interface EmployerParty extends ApplicationParty {
  readonly side: 'EMPLOYER';
  readonly grant: BrandGrant;
  readonly scope: ScopeOf<'tenant'>;
}

/** Proof that the caller is one of the two parties of an application. It is made by the gate alone. */
export type Party = CandidateParty | EmployerParty;

/** Whom an application belongs to, and where it went. */
export interface Parties {
  readonly candidateUserId: string;
  readonly groupId: string;
  readonly locationId: string;
}

/**
 * Resolves the parties of an application; implemented by the applications domain. The applications domain implements
 * it.
 */
export interface PartySource {
  /** Null where there is no such application. Inside an open transaction it is read there. */
  partiesOf(applicationId: string, tx?: Tx): Promise<Parties | null>;
}

/** The dependencies of the party check. */
export interface PartyParts {
  readonly parties: PartySource;
  readonly policies: PolicySource;
}

/**
 * Which party of an application the caller is: its candidate, or someone who holds the permission at its location. Without a
 * permission nobody of the house is one. Everybody else gets NOT_FOUND, as if there were no such application.
 */
export async function findParty(
  { parties, policies }: PartyParts,
  actor: Actor,
  { applicationId, permission }: { readonly applicationId: string; readonly permission: Permission | undefined },
  tx?: Tx,
): Promise<Party> {
  const found = await parties.partiesOf(applicationId, tx);
  if (found === null) throw failure(NOT_FOUND);
  const { candidateUserId, groupId, locationId } = found;
  const at = { applicationId: applicationId as PartyApplicationId, groupId };
  const { userId } = actor;
  // A token stands for the employer's side alone: applications of one's own are private.
  if (candidateUserId === userId && actor.token !== undefined) throw failure(NOT_FOUND);
  if (candidateUserId === userId) return { side: 'CANDIDATE', ...at, scope: { kind: 'self', userId } };
  if (permission === undefined) throw failure(NOT_FOUND);
  const grant = await policies.grantAt(actor, locationId, { permission, orBelow: false }, tx);
  if (typeof grant !== 'object') throw failure(NOT_FOUND);
  return { side: 'EMPLOYER', ...at, grant, scope: { kind: 'tenant', groupIds: [grant.groupId], userId } };
}
