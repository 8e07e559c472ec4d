import { findGroupsOf, grantRole, isRoleCode, isProviderTrusted } from '@hearth/domains/access/service';
import { toChangeContext } from '@hearth/domains/core/service';
import {
  canonicalEmail,
  createUser,
  findPerson,
  findPersonByEmail,
  handOverAccount,
  hasSecondFactor,
  isHotelGroupEmail,
  markEmailVerified,
} from '@hearth/domains/identity/service';
import type { Person } from '@hearth/domains/identity/service';
import { registerCandidate } from '@hearth/domains/registration/service';
import type { Work } from '@hearth/platform/module';
import type { PersonClaims } from '../rules/claims.ts';
import { resolvePerson } from '../rules/resolve-person.ts';
import type { FederationRefusal, KnownFacts, Resolution } from '../rules/resolve-person.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { findLink, hasLink, insertLink, touchLink } from './queries/link.ts';
import { findBrandsOfCodes, findProviderOfDomain } from './queries/provider.ts';

/** The result of a provider's claims about a person. */
export type SignInOutcome =
  | { readonly userId: string; readonly isNewUser: boolean }
  | { readonly error: FederationRefusal };

/**
 * Who somebody is for whom a provider vouches, and the locations that it names. Changes nothing. `toGroup`: what the provider's
 * group may learn of it, to whom an account of the same address outside the group is none.
 */
export async function resolveClaims(
  work: Work<'system'>,
  provider: IdentityProvider,
  claims: PersonClaims,
  { toGroup = false }: { readonly toGroup?: boolean } = {},
): Promise<{ readonly resolution: Resolution; readonly brandIds: readonly string[] }> {
  const { db } = work;
  const { row } = provider;
  const brands = row === null ? [] : await findBrandsOfCodes(db, row.id, claims.externalBrands ?? []);
  const found = await loadKnownFacts(work, provider, claims, brands.length);
  const known = toGroup && found.byEmail?.isOfGroup === false ? { ...found, byEmail: undefined } : found;
  const rules = {
    isOfGroup: row !== null,
    emailDomains: row?.email_domains ?? [],
    letsNewcomersIn: row === null || row.newcomer_role !== null,
    readsBrands: row !== null && row.brand_claim !== null,
  };
  return { resolution: resolvePerson(claims, rules, known), brandIds: brands.map((brand) => brand.brand_id) };
}

/** Finds, links or creates the account that a provider's claims describe, in one transaction. */
export async function signInWithClaims(
  work: Work<'system'>,
  provider: IdentityProvider,
  claims: PersonClaims,
): Promise<SignInOutcome> {
  const { db } = work;
  const { row } = provider;
  const now = work.clock.now();
  const { resolution, brandIds } = await resolveClaims(work, provider, claims);
  if (resolution.kind === 'refuse') return { error: resolution.code };
  if (resolution.kind === 'signIn') {
    await touchLink(db, claims.issuer, claims.subject, now);
    return { userId: resolution.userId, isNewUser: false };
  }
  const userId =
    resolution.kind === 'create' ? await createAccount(work, provider, claims, resolution.email) : resolution.userId;
  if (resolution.kind === 'link' && resolution.takeOver) await handOverAccount(work, userId, provider.code);
  // The provider's word takes the place of the password alone: an account with a second step is tied to nothing by it.
  if ((await hasSecondFactor(db, userId)) && !(await skipsSecondFactor(work, provider, userId)))
    return { userId, isNewUser: false };
  await insertLink(db, {
    issuer: claims.issuer,
    subject: claims.subject,
    user_id: userId,
    group_id: row?.group_id ?? null,
    created_at: now,
  });
  if (row !== null) await giveNewcomerRole(work, row, userId, brandIds);
  return { userId, isNewUser: resolution.kind === 'create' };
}

/** Is true if a provider's sign-in needs no second factor of the account. */
export async function skipsSecondFactor(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  { row }: Pick<IdentityProvider, 'row'>,
  userId: string,
): Promise<boolean> {
  return row !== null && (await isProviderTrusted(db, row.group_id, userId, clock.now()));
}

async function loadKnownFacts(
  { db, clock }: Work<'system'>,
  { row }: IdentityProvider,
  claims: PersonClaims,
  mappedBrands: number,
): Promise<KnownFacts> {
  const email = claims.email === undefined ? null : canonicalEmail(claims.email);
  const link = await findLink(db, claims.issuer, claims.subject);
  const linked = link === undefined ? undefined : await findPerson(db, link.user_id);
  const byEmail = linked !== undefined || email === null ? undefined : await findPersonByEmail(db, email);
  const speaker =
    email === null ? undefined : await findProviderOfDomain(db, email.slice(email.lastIndexOf('@') + 1), row?.id);
  return {
    email,
    isInEmailDomains: row !== null && speaker?.id === row.id,
    isReservedEmail: email !== null && (isHotelGroupEmail(email) || speaker !== undefined),
    linked:
      link === undefined || linked === undefined
        ? undefined
        : { id: linked.id, isDisabled: linked.isDisabled, isEnded: link.ended_at !== null },
    byEmail:
      byEmail === undefined ? undefined : await toKnownPerson(db, byEmail, claims.issuer, row?.group_id, clock.now()),
    mappedBrands,
  };
}

async function toKnownPerson(
  db: Work<'system'>['db'],
  person: Person,
  issuer: string,
  groupId: string | undefined,
  now: Date,
) {
  return {
    id: person.id,
    isDisabled: person.isDisabled,
    isEmailProven: person.isEmailVerified,
    hasOtherLink: await hasLink(db, person.id, issuer),
    isOfGroup: groupId !== undefined && (await findGroupsOf(db, person.id, now)).includes(groupId),
  };
}

async function createAccount(
  work: Work<'system'>,
  provider: IdentityProvider,
  claims: PersonClaims,
  email: string,
): Promise<string> {
  const userId = await createUser(work.db, {
    email,
    firstName: claims.firstName,
    lastName: claims.lastName,
    status: 'ACTIVE',
    externalAuthSource: provider.code,
  });
  await markEmailVerified(work, userId);
  if (provider.row === null) await registerCandidate(work, userId);
  return userId;
}

/** Gives a new person the provider's role at the named locations or at the newcomers' brand. */
async function giveNewcomerRole(
  work: Work,
  row: NonNullable<IdentityProvider['row']>,
  userId: string,
  namedBrands: readonly string[],
): Promise<void> {
  const { newcomer_role: role, newcomer_brand_id: home } = row;
  if (role === null || home === null || !isRoleCode(role)) return;
  if ((await findGroupsOf(work.db, userId, work.clock.now())).includes(row.group_id)) return;
  const brands = row.brand_claim === null ? [home] : namedBrands;
  for (const brandId of brands)
    await grantRole(work.db, toChangeContext(work), {
      userId,
      groupId: row.group_id,
      brandId,
      role,
      consent: 'PROVIDER',
    });
}
