import type { Work } from '@hearth/platform/module';
import type { Trial } from '../contract/schemas.ts';
import type { PersonClaims } from '../rules/claims.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { resolveClaims } from './sign-in-with-claims.ts';

/** A provider's claims about a person. */
export interface ProviderClaims {
  readonly provider: IdentityProvider;
  readonly claims: PersonClaims;
}

/** A provider's claims, or why they are refused. */
export type ProviderResult = ProviderClaims | { readonly error: string };

const OUTCOMES = { signIn: 'SIGN_IN', link: 'LINK', create: 'CREATE' } as const;

/**
 * What would happen to whoever the provider speaks of, as far as its group may know: whether people who are not of the group have
 * an account here is not told. Changes nothing.
 */
export async function describeTrial(work: Work<'system'>, heard: ProviderResult): Promise<Omit<Trial, 'state'>> {
  if ('error' in heard) return { error: heard.error, outcome: null, claims: null };
  const { resolution } = await resolveClaims(work, heard.provider, heard.claims, { toGroup: true });
  const { subject, email, firstName, lastName, externalBrands } = heard.claims;
  return {
    error: resolution.kind === 'refuse' ? resolution.code : null,
    outcome: resolution.kind === 'refuse' ? null : OUTCOMES[resolution.kind],
    claims: {
      subject,
      email: email ?? null,
      first_name: firstName,
      last_name: lastName,
      external_brands: externalBrands === undefined ? null : [...externalBrands],
    },
  };
}
