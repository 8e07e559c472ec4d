import type { PersonClaims } from './claims.ts';

/**
 * Requirements of the provider that makes the claims. A null group is open to everyone. `null` group: a provider that
 * is everybody's.
 */
export interface ProviderRules {
  readonly isOfGroup: boolean;
  readonly emailDomains: readonly string[];
  readonly letsNewcomersIn: boolean;
  readonly readsBrands: boolean;
}

/** An account here that may be the person's. */
export interface KnownPerson {
  readonly id: string;
  readonly isDisabled: boolean;
  /** Its owner has proven the address here. */
  readonly isEmailProven: boolean;
  /** Another account of the same provider is linked with it. */
  readonly hasOtherLink: boolean;
  /** It belongs to the provider's group already: employed there or holding a right. */
  readonly isOfGroup: boolean;
}

/** What is known here about the person whom a provider describes. */
export interface KnownFacts {
  /** In canonical spelling; null when the provider's text is no address. */
  readonly email: string | null;
  readonly isInEmailDomains: boolean;
  /** The address belongs to people who sign in with a group's own provider. */
  readonly isReservedEmail: boolean;
  readonly linked: { readonly id: string; readonly isDisabled: boolean; readonly isEnded: boolean } | undefined;
  readonly byEmail: KnownPerson | undefined;
  /** How many of the named locations are known here. */
  readonly mappedBrands: number;
}

export type FederationRefusal =
  | 'EMAIL_ADDRESS_REQUIRED'
  | 'INVALID_EMAIL_ADDRESS'
  | 'USER_MISSING_REQUIRED_ATTRIBUTES'
  | 'USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES'
  | 'USER_NOT_MAPPED'
  | 'USER_ALREADY_MAPPED'
  | 'EXTERNAL_BRAND_NOT_MAPPED'
  | 'SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED'
  | 'EXTERNAL_USER_NOT_MAPPED_EXCEPTION'
  | 'DELETED_EXTERNAL_USER'
  | 'NORMAL_SIGN_UP_NOT_ALLOWED';

export type Resolution =
  | { readonly kind: 'signIn'; readonly userId: string }
  /** `takeOver`: nobody has proven the address here, so whoever set the password may be somebody else: it is taken away. */
  | { readonly kind: 'link'; readonly userId: string; readonly takeOver: boolean }
  | { readonly kind: 'create'; readonly email: string }
  | { readonly kind: 'refuse'; readonly code: FederationRefusal };

const refuse = (code: FederationRefusal): Resolution => ({ kind: 'refuse', code });

/**
 * Who somebody is for whom a provider vouches. A known link decides by itself; without one an address counts only where the
 * provider may speak for it: everybody's providers for addresses that they have checked, a group's provider for its mail domains.
 */
export function resolvePerson(claims: PersonClaims, provider: ProviderRules, known: KnownFacts): Resolution {
  if (known.linked !== undefined) {
    if (known.linked.isDisabled || known.linked.isEnded) return refuse('DELETED_EXTERNAL_USER');
    return findBrandRefusal(claims, provider, known) ?? { kind: 'signIn', userId: known.linked.id };
  }
  if (claims.email === undefined) return refuse('EMAIL_ADDRESS_REQUIRED');
  if (known.email === null) return refuse('INVALID_EMAIL_ADDRESS');
  return provider.isOfGroup
    ? resolveOfGroup(claims, provider, known, known.email)
    : resolveOfEverybody(claims, known, known.email);
}

function resolveOfEverybody(claims: PersonClaims, known: KnownFacts, email: string): Resolution {
  if (!claims.isEmailProven) return refuse('USER_PROFILE_MISSING_REQUIRED_ATTRIBUTES');
  if (known.isReservedEmail) return refuse('NORMAL_SIGN_UP_NOT_ALLOWED');
  if (known.byEmail === undefined) return { kind: 'create', email };
  return resolveLink(known.byEmail);
}

function resolveOfGroup(claims: PersonClaims, provider: ProviderRules, known: KnownFacts, email: string): Resolution {
  if (!known.isInEmailDomains) return refuse('EXTERNAL_USER_NOT_MAPPED_EXCEPTION');
  const brands = findBrandRefusal(claims, provider, known);
  if (brands !== undefined) return brands;
  if (known.byEmail !== undefined) {
    // Somebody of the same address outside the group joins it only where newcomers may.
    if (!known.byEmail.isOfGroup && !provider.letsNewcomersIn) return refuse('USER_NOT_MAPPED');
    return resolveLink(known.byEmail);
  }
  if (!provider.letsNewcomersIn) return refuse('USER_NOT_MAPPED');
  if (claims.firstName === '' && claims.lastName === '') return refuse('USER_MISSING_REQUIRED_ATTRIBUTES');
  return { kind: 'create', email };
}

function resolveLink(person: KnownPerson): Resolution {
  if (person.isDisabled) return refuse('DELETED_EXTERNAL_USER');
  if (person.hasOtherLink) return refuse('USER_ALREADY_MAPPED');
  return { kind: 'link', userId: person.id, takeOver: !person.isEmailProven };
}

function findBrandRefusal(
  { externalBrands }: PersonClaims,
  provider: ProviderRules,
  known: KnownFacts,
): Resolution | undefined {
  if (!provider.readsBrands) return undefined;
  const named = externalBrands?.length ?? 0;
  if (known.mappedBrands === 0) return refuse('EXTERNAL_BRAND_NOT_MAPPED');
  if (known.mappedBrands < named) return refuse('SOME_OF_EXTERNAL_BRAND_ARE_NOT_MAPPED');
  return undefined;
}
