import { isRoleCode, refuseToGive } from '@hearth/domains/access/service';
import { isHotelGroupEmail } from '@hearth/domains/identity/service';
import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, invalid } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import { inScope, SYSTEM, violatedConstraint } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { CODE_TAKEN, DOMAIN_TAKEN } from '../contract/failures.ts';
import type { ProviderSettings } from '../contract/schemas.ts';
import { CLIENT_SECRET } from './identity-provider.ts';
import { parseCertificate } from './certificate.ts';
import { fetchIssuer } from './oidc.ts';
import { findTakenDomains } from './queries/mail-domain.ts';

type WriteContext = Work & { readonly grant: BrandGrant; readonly actor: Actor };

/** Refuses settings of a provider that is switched on and does not answer. Waits on the network: never inside a transaction. */
export async function askProvider(config: Config, settings: ProviderSettings): Promise<void> {
  if (settings.kind === 'SAML') {
    refuseIncompleteSaml(config, settings);
    return;
  }
  if (!URL.canParse(settings.issuer))
    throw invalid([{ field: 'issuer', rule: 'url', message: 'must be the address of the issuer' }]);
  if (!settings.is_enabled) return;
  await fetchIssuer(config, settings.issuer);
}

/** A SAML provider is asked nothing: where it signs people in and what it signs with has to be written down. */
function refuseIncompleteSaml(config: Config, { sign_in_url: address, certificates }: ProviderSettings): void {
  if (address === null || (config.mode === 'production' && !address.startsWith('https:')))
    throw invalid([{ field: 'sign_in_url', rule: 'url', message: 'must be the https address of the sign-in page' }]);
  if (certificates.length === 0 || !certificates.every((text) => parseCertificate(text) !== null))
    throw invalid([{ field: 'certificates', rule: 'certificate', message: 'must hold a certificate that signs' }]);
}

/** Refuses what a provider must not be set up with, each with the field. */
export async function checkSettings(work: WriteContext, settings: ProviderSettings): Promise<void> {
  const { db, grant, actor, config } = work;
  if (config.socialProviders.some(({ code }) => code === settings.code)) throw failure(CODE_TAKEN);
  const taken = await inScope(db, SYSTEM, (system) => findTakenDomains(system, settings.email_domains, grant.groupId));
  const reserved = settings.email_domains.filter((domain) => isHotelGroupEmail(`a@${domain}`));
  if (taken.length > 0 || reserved.length > 0) throw failure(DOMAIN_TAKEN, { domains: [...taken, ...reserved] });
  const { newcomers } = settings;
  if (newcomers !== null) {
    if (!isRoleCode(newcomers.role))
      throw invalid([{ field: 'newcomers.role', rule: 'known_role', message: 'must be one of the roles' }]);
    const place = { groupId: grant.groupId, brandId: newcomers.brand_id };
    await refuseToGive(db, actor.userId, place, newcomers.role, work.clock.now());
  }
}

/** Converts settings to columns; an absent secret stays as it is. */
export function toColumns(work: Work, settings: ProviderSettings) {
  const { client_secret: secret, newcomers } = settings;
  return {
    code: settings.code,
    name: settings.name,
    kind: settings.kind,
    issuer: settings.issuer,
    client_id: settings.client_id,
    sign_in_url: settings.sign_in_url,
    certificates: settings.certificates.flatMap((text) => parseCertificate(text)?.toString() ?? []),
    email_domains: [...settings.email_domains],
    newcomer_role: newcomers?.role ?? null,
    newcomer_brand_id: newcomers?.brand_id ?? null,
    brand_claim: settings.brand_claim,
    is_enabled: settings.is_enabled,
    updated_at: work.clock.now(),
    ...(secret === undefined
      ? {}
      : { sealed_secret: secret === '' ? null : Buffer.from(CLIENT_SECRET.seal(work.db, '', secret)) }),
  };
}

/** Runs a write and turns a duplicate code into a refusal. */
export async function refuseTakenCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'provider_code') throw failure(CODE_TAKEN);
    throw error;
  }
}
