import type { Permission } from '@hearth/kit/permissions';
import { isValidAt, reaches } from './grant.ts';
import type { Grant, BrandPath } from './grant.ts';
import { withoutPermissions } from './rights.ts';
import type { RoleCode } from './roles.ts';

/** A grant with its role, if it has one. */
export type RankedGrant = Grant & { readonly role: string | null };

/** How high a role stands. Nobody acts for somebody who stands as high as themselves, or higher. */
const RANKS: Readonly<Record<RoleCode, number>> = {
  ENTERPRISE_OWNER: 5,
  SUPPORT: 4,
  GROUP_MANAGER: 3,
  LOCATION_MANAGER: 2,
  SCHEDULER: 1,
  RECRUITER: 1,
};
/** Of people with no right at all: employees. */
const NO_RANK = 0;

/** The rank that a grant gives; custom roles and single permissions rank as the nearest built-in role. */
export function grantRank({ role, rights }: Pick<RankedGrant, 'role' | 'rights'>): number {
  if (role !== null && Object.hasOwn(RANKS, role)) return RANKS[role as RoleCode];
  if (rights.size === 0) return NO_RANK;
  if (rights.has('IMPERSONATE')) return RANKS.SUPPORT;
  if (rights.has('MANAGE_ACCESS')) return RANKS.GROUP_MANAGER;
  return RANKS.LOCATION_MANAGER;
}

/**
 * Why an impersonation is refused. `STRANGER`: no such person, as far as the caller may know. `STRANGER`: there is
 * nobody of this id here, as far as they may know.
 */
export type ImpersonationRefusal = 'SELF' | 'STRANGER' | 'ELSEWHERE' | 'RANK';

/** The result: refused, or allowed, perhaps as support. */
export type ImpersonationAnswer =
  | { readonly allowed: true; readonly isSupport: boolean }
  | { readonly allowed: false; readonly why: ImpersonationRefusal };

/** Both people with all their rights, and where the person works or worked. */
export interface ImpersonationQuestion {
  readonly actorId: string;
  readonly subjectId: string;
  readonly actorGrants: readonly RankedGrant[];
  readonly subjectGrants: readonly RankedGrant[];
  readonly subjectPlaces: readonly BrandPath[];
  readonly now: number;
}

const isImpersonationGrant = (grant: Grant, now: number): boolean =>
  isValidAt(grant, now) && grant.rights.has('IMPERSONATE');

/**
 * Whether somebody may act for a person: whoever holds IMPERSONATE at every place where the person works or holds a right,
 * one to come included, each time with a higher rank than the person has anywhere. One place elsewhere is enough to refuse:
 * what is the person's own there would be seen as well.
 */
export function checkImpersonation(question: ImpersonationQuestion): ImpersonationAnswer {
  const { actorGrants, subjectGrants, subjectPlaces, now } = question;
  if (question.actorId === question.subjectId) return { allowed: false, why: 'SELF' };
  const lasting = subjectGrants.filter((grant) => grant.validUntil === null || now < grant.validUntil);
  const ways = actorGrants.filter((grant) => isImpersonationGrant(grant, now));
  const reaching = [...subjectPlaces, ...lasting].map((place) => ways.filter((way) => reaches(way, place)));
  if (reaching.every((by) => by.length === 0)) return { allowed: false, why: 'STRANGER' };
  if (reaching.some((by) => by.length === 0)) return { allowed: false, why: 'ELSEWHERE' };
  const rank = Math.max(NO_RANK, ...lasting.map(grantRank));
  if (reaching.some((by) => by.every((way) => grantRank(way) <= rank))) return { allowed: false, why: 'RANK' };
  return { allowed: true, isSupport: reaching.every((by) => by.some(({ role }) => role === 'SUPPORT')) };
}

/** What nobody sees or does in somebody else's name, whatever that person holds: pay, restricted papers, messages, rights. */
const NEVER_WHILE_ACTING: ReadonlySet<Permission> = new Set([
  'VIEW_PAY',
  'VIEW_IDENTITY',
  'VIEW_IMMIGRATION',
  'VIEW_MEDICAL',
  'VIEW_MESSAGES',
  'SEND_MESSAGES',
  'MANAGE_ACCESS',
  'IMPERSONATE',
]);

/** Limits a person's grants during an impersonation to where the actor may act now. */
export function limitToActor<G extends Grant>(
  grants: readonly G[],
  actorGrants: readonly Grant[],
  now: number,
): readonly G[] {
  const ways = actorGrants.filter((grant) => isImpersonationGrant(grant, now));
  return grants
    .filter((grant) => ways.some((way) => reaches(way, grant)))
    .map((grant) => ({ ...grant, rights: withoutPermissions(grant.rights, NEVER_WHILE_ACTING) }));
}
