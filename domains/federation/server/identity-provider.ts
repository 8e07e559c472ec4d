import { canonicalEmail, openSealedBefore } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { findProviderByCode, findProviderOfDomain, getProvider } from './queries/provider.ts';
import type { ProviderRow } from './queries/provider.ts';

/** The sealed client secrets of groups' providers. */
export const CLIENT_SECRET = sealedColumn({
  table: 'federation.provider',
  key: ['id'],
  column: 'sealed_secret',
  isBytes: true,
  owner: () => 'federation',
  openOld: openSealedBefore,
});

/** An identity provider of the installation or of a group (`row`). */
export interface IdentityProvider {
  readonly code: string;
  readonly kind: 'OIDC' | 'SAML';
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly brandClaim: string | null;
  readonly row: ProviderRow | null;
  /** Its address was typed by a customer, and must not lead into the network that this server stands in. */
  readonly isTyped: boolean;
}

/**
 * Under which name a provider's people are linked. An OIDC issuer owns its address, so its name is proof. A SAML entity's name
 * is whatever a group wrote down beside its own certificate: there the name counts within that group's provider alone.
 */
export function linkIssuer({ kind, issuer, row }: IdentityProvider): string {
  return kind === 'SAML' && row !== null ? `saml:${row.id}:${issuer}` : issuer;
}

function toGroupProvider(tx: Tx, row: ProviderRow): IdentityProvider {
  return {
    code: row.code,
    kind: row.kind,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: row.sealed_secret === null ? null : CLIENT_SECRET.open(tx, '', row.sealed_secret),
    brandClaim: row.brand_claim,
    row,
    isTyped: true,
  };
}

/** The provider of a code. */
export async function findByCode(
  tx: Tx<'system'>,
  config: Config,
  code: string,
): Promise<IdentityProvider | undefined> {
  const social = config.socialProviders.find((provider) => provider.code === code);
  if (social !== undefined) return { ...social, kind: 'OIDC', brandClaim: null, row: null, isTyped: false };
  const row = await findProviderByCode(tx, code);
  return row === undefined ? undefined : toGroupProvider(tx, row);
}

/** A group's provider as one to sign in with, switched on or not. */
export async function findToTry(
  tx: Tx<'system'>,
  config: Config,
  groupId: string,
  id: string,
): Promise<IdentityProvider> {
  return toGroupProvider(tx, await getProvider(tx, groupId, id));
}

/** The provider of a code, also one that is not switched on yet. */
export async function findTried(tx: Tx<'system'>, config: Config, code: string): Promise<IdentityProvider | undefined> {
  const row = await findProviderByCode(tx, code, { alsoOff: true });
  return row === undefined ? undefined : toGroupProvider(tx, row);
}

/** Finds a provider by its code, or by an address in one of its mail domains. */
export async function findByCodeOrEmail(
  tx: Tx<'system'>,
  config: Config,
  name: string,
): Promise<IdentityProvider | undefined> {
  const email = canonicalEmail(name);
  if (email === null) return findByCode(tx, config, name);
  const row = await findProviderOfDomain(tx, email.slice(email.lastIndexOf('@') + 1));
  return row === undefined ? undefined : toGroupProvider(tx, row);
}
