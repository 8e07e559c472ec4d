import type { Work } from '@hearth/platform/module';
import type { Trial } from '../contract/schemas.ts';
import type { Claims } from '../rules/claims.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { judge } from './sign-in-with-claims.ts';

/** What a provider says of somebody. */
export interface Said {
  readonly provider: IdentityProvider;
  readonly claims: Claims;
}

/** The same, or why the provider is not believed. */
export type Heard = Said | { readonly error: string };

const OUTCOMES = { signIn: 'SIGN_IN', link: 'LINK', create: 'CREATE' } as const;

/**
 * What would happen to whoever the provider speaks of, as far as its group may know: whether people who are not of the group have
 * an account here is not told. Changes nothing.
 */
export async function describe(work: Work<'system'>, heard: Heard): Promise<Omit<Trial, 'state'>> {
  if ('error' in heard) return { error: heard.error, outcome: null, claims: null };
  const { resolution } = await judge(work, heard.provider, heard.claims, { toGroup: true });
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
