import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Config } from '@hearth/platform/config';
import { z } from 'zod';
import { refusalOfAssertion, endOf, isSuspect, SKEW_MS } from '../rules/assertion.ts';
import { claimsOfSaml } from '../rules/claims.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { Binding } from './oidc.ts';

/** Where a provider's page posts its answer to. */
export function assertionAddress(config: Config): string {
  return `${config.authUrl}/auth/federation/saml/acs`;
}

/** What this installation calls itself; its metadata stand there. */
export function ownEntity(config: Config): string {
  return `${config.authUrl}/auth/federation/saml/metadata`;
}

/** The id of the question that a try asks; an answer has to name it. */
const questionOf = ({ nonce }: Pick<Binding, 'nonce'>): string => `_${nonce}`;

/** This installation as a provider's counterpart. Signatures are node-saml's to check; what the assertion says is checked by our own rule. */
function counterpart(config: Config, provider: IdentityProvider | null, question: string): SAML {
  return new SAML({
    issuer: ownEntity(config),
    callbackUrl: assertionAddress(config),
    // Metadata ask for no provider, and node-saml for a certificate all the same.
    idpCert: provider?.row?.certificates ?? 'none',
    ...(provider?.row?.sign_in_url == null ? {} : { entryPoint: provider.row.sign_in_url }),
    audience: ownEntity(config),
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

/** What a provider's administrator is given: our entity, and where answers go. */
export function ownMetadata(config: Config): string {
  return counterpart(config, null, '_').generateServiceProviderMetadata(null);
}

/** Where people are sent to, to sign in; the try's state comes back beside the answer. */
export function samlSignInAddress(config: Config, provider: IdentityProvider, binding: Binding): Promise<string> {
  return counterpart(config, provider, questionOf(binding)).getAuthorizeUrlAsync(binding.state, undefined, {});
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

/** What a provider said of somebody, and the assertion that must not be taken again. */
export interface SamlWord {
  readonly assertionId: string;
  readonly expiresAt: Date;
  readonly claims: Record<string, unknown>;
}

/** Reads a provider's answer to one try. Throws when it is not signed by the provider, or not the answer to that try. */
export async function readAssertion(
  config: Config,
  provider: IdentityProvider,
  encoded: string,
  binding: Pick<Binding, 'nonce'>,
  now: Date,
): Promise<SamlWord> {
  if (isSuspect(Buffer.from(encoded, 'base64').toString('utf8')))
    throw new Error('the answer is written as no answer is');
  const inResponseTo = questionOf(binding);
  const { profile } = await counterpart(config, provider, inResponseTo).validatePostResponseAsync({
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
    audience: ownEntity(config),
    recipient: assertionAddress(config),
    inResponseTo,
  };
  const refused = refusalOfAssertion(facts, expected, now.getTime());
  if (refused !== null) throw new Error(`the assertion was refused for its ${refused}`);
  const attributes: Record<string, string[]> = {};
  for (const { Attribute } of said.AttributeStatement)
    for (const { $, AttributeValue } of Attribute) attributes[$.Name] = (AttributeValue ?? []).map(({ _ }) => _);
  return {
    assertionId: facts.id,
    expiresAt: new Date(Math.max(endOf(facts), now.getTime() + SKEW_MS)),
    claims: claimsOfSaml({ value: name?._ ?? '', format: name?.$?.Format }, attributes),
  };
}
