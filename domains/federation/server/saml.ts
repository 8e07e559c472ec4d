import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Config } from '@hearth/platform/config/config';
import { z } from 'zod';
import { findAssertionProblem, endOf, isSuspicious, SKEW_MS } from '../rules/assertion.ts';
import { fromSamlAttributes } from '../rules/claims.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { AttemptBinding } from './oidc.ts';

/** The URL that a provider posts its assertion to. */
export function assertionUrl(config: Config): string {
  return `${config.authUrl}/auth/federation/saml/acs`;
}

/** The entity id of this installation, which is also the URL of its metadata. */
export function ownEntityId(config: Config): string {
  return `${config.authUrl}/auth/federation/saml/metadata`;
}

/** The id of an attempt's request; an assertion has to name it. */
const requestId = ({ nonce }: Pick<AttemptBinding, 'nonce'>): string => `_${nonce}`;

/**
 * Configures node-saml for a provider; it checks signatures, and our own rule checks the content. Signatures are
 * node-saml's to check; what the assertion says is checked by our own rule.
 */
function createServiceProvider(config: Config, provider: IdentityProvider | null, question: string): SAML {
  return new SAML({
    issuer: ownEntityId(config),
    callbackUrl: assertionUrl(config),
    // Metadata ask for no provider, and node-saml for a certificate all the same.
    idpCert: provider?.row?.certificates ?? 'none',
    ...(provider?.row?.sign_in_url == null ? {} : { entryPoint: provider.row.sign_in_url }),
    audience: ownEntityId(config),
    wantAssertionsSigned: true,
    // Some providers sign the envelope as well, most do not; the assertion's own signature is what counts.
    wantAuthnResponseSigned: false,
    // Ours is bound to the try, in the database; node-saml's would be a memory of this process.
    validateInResponseTo: ValidateInResponseTo.never,
    // Time is judged by our own rule and clock.
    acceptedClockSkewMs: -1,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    signatureAlgorithm: 'sha256',
    generateUniqueId: () => question,
  });
}

/** Builds the metadata for a provider's administrator: our entity id and assertion URL. */
export function buildOwnMetadata(config: Config): string {
  return createServiceProvider(config, null, '_').generateServiceProviderMetadata(null);
}

/** Builds the URL of a SAML provider's sign-in page; the attempt's state returns as RelayState. */
export function buildSamlSignInUrl(
  config: Config,
  provider: IdentityProvider,
  binding: AttemptBinding,
): Promise<string> {
  return createServiceProvider(config, provider, requestId(binding)).getAuthorizeUrlAsync(binding.state, undefined, {});
}

const texts = z.array(z.looseObject({ _: z.string().default('') }));
const times = { NotBefore: z.string().optional(), NotOnOrAfter: z.string().optional() };
/** A verified assertion as node-saml takes it apart: each element a list, text under `_`, attributes under `$`. */
const verified = z.looseObject({
  Assertion: z.looseObject({
    $: z.looseObject({ ID: z.string() }),
    Issuer: texts.length(1),
    Subject: z
      .array(
        z.looseObject({
          NameID: z
            .array(z.looseObject({ _: z.string(), $: z.looseObject({ Format: z.string().optional() }).optional() }))
            .length(1),
          SubjectConfirmation: z.array(
            z.looseObject({
              $: z.looseObject({ Method: z.string() }),
              SubjectConfirmationData: z
                .array(
                  z.looseObject({
                    $: z
                      .looseObject({ ...times, Recipient: z.string().optional(), InResponseTo: z.string().optional() })
                      .default({}),
                  }),
                )
                .default([]),
            }),
          ),
        }),
      )
      .length(1),
    Conditions: z
      .array(
        z.looseObject({
          $: z.looseObject(times).default({}),
          AudienceRestriction: z.array(z.looseObject({ Audience: texts.default([]) })).default([]),
        }),
      )
      .length(1),
    AttributeStatement: z
      .array(
        z.looseObject({
          Attribute: z
            .array(z.looseObject({ $: z.looseObject({ Name: z.string() }), AttributeValue: texts.optional() }))
            .default([]),
        }),
      )
      .default([]),
  }),
});

/** A provider's claims about a person, and the assertion id, which is accepted once. */
export interface SamlIdentity {
  readonly assertionId: string;
  readonly expiresAt: Date;
  readonly claims: Record<string, unknown>;
}

/** Reads a provider's answer to one try. Throws when it is not signed by the provider, or not the answer to that try. */
export async function readAssertion(
  config: Config,
  provider: IdentityProvider,
  encoded: string,
  binding: Pick<AttemptBinding, 'nonce'>,
  now: Date,
): Promise<SamlIdentity> {
  if (isSuspicious(Buffer.from(encoded, 'base64').toString('utf8')))
    throw new Error('the answer is written as no answer is');
  const inResponseTo = requestId(binding);
  const { profile } = await createServiceProvider(config, provider, inResponseTo).validatePostResponseAsync({
    SAMLResponse: encoded,
  });
  if (profile?.getAssertion === undefined) throw new Error('the answer holds no assertion');
  const { Assertion: said } = verified.parse(profile.getAssertion());
  const [subject] = said.Subject;
  const [conditions] = said.Conditions;
  const [name] = subject?.NameID ?? [];
  const facts = {
    id: said.$.ID,
    issuer: said.Issuer[0]?._.trim() ?? '',
    audiences: conditions?.AudienceRestriction.map(({ Audience }) => Audience.map(({ _ }) => _.trim())) ?? [],
    notBefore: conditions?.$.NotBefore,
    notOnOrAfter: conditions?.$.NotOnOrAfter,
    confirmations: (subject?.SubjectConfirmation ?? [])
      .filter(({ $ }) => $.Method === 'urn:oasis:names:tc:SAML:2.0:cm:bearer')
      .flatMap(({ SubjectConfirmationData }) =>
        SubjectConfirmationData.map(({ $ }) => ({
          recipient: $.Recipient,
          inResponseTo: $.InResponseTo,
          notBefore: $.NotBefore,
          notOnOrAfter: $.NotOnOrAfter,
        })),
      ),
  };
  const expected = {
    issuer: provider.issuer,
    audience: ownEntityId(config),
    recipient: assertionUrl(config),
    inResponseTo,
  };
  const refused = findAssertionProblem(facts, expected, now.getTime());
  if (refused !== null) throw new Error(`the assertion was refused for its ${refused}`);
  const attributes: Record<string, string[]> = {};
  for (const { Attribute } of said.AttributeStatement)
    for (const { $, AttributeValue } of Attribute) attributes[$.Name] = (AttributeValue ?? []).map(({ _ }) => _);
  return {
    assertionId: facts.id,
    expiresAt: new Date(Math.max(endOf(facts), now.getTime() + SKEW_MS)),
    claims: fromSamlAttributes({ value: name?._ ?? '', format: name?.$?.Format }, attributes),
  };
}
