import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';
import { failure } from '@hearth/kit/failure';
import type { Config } from '@hearth/platform/config/config';
import { z } from 'zod';
import { PROVIDER_UNREACHABLE } from '../contract/failures.ts';
import { isSuspicious } from '../rules/assertion.ts';
import { LONGEST_METADATA } from '../rules/limits.ts';
import { stripComments } from '../rules/xml-comments.ts';
import { parseCertificate } from './certificate.ts';
import { outboundFetch } from '@hearth/platform/peers/open-internet';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const ANSWER_MS = 10_000;

const published = z.looseObject({
  EntityDescriptor: z.looseObject({
    $: z.looseObject({ entityID: z.string().min(1) }),
    IDPSSODescriptor: z
      .array(
        z.looseObject({
          KeyDescriptor: z.array(
            z.looseObject({
              $: z.looseObject({ use: z.string().optional() }).optional(),
              KeyInfo: z.array(
                z.looseObject({
                  X509Data: z
                    .array(z.looseObject({ X509Certificate: z.array(z.looseObject({ _: z.string() })) }))
                    .default([]),
                }),
              ),
            }),
          ),
          SingleSignOnService: z.array(z.looseObject({ $: z.looseObject({ Binding: z.string(), Location: z.url() }) })),
        }),
      )
      .min(1),
  }),
});

/** Fetches metadata from the address that a provider publishes them at. */
export async function loadMetadata(config: Config, address: string): Promise<string> {
  try {
    const answer = await outboundFetch(config)(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.ok) return await answer.text();
  } catch {
    // Whatever went wrong on the way, the provider did not answer.
  }
  throw failure(PROVIDER_UNREACHABLE);
}

/**
 * Parses a provider's metadata: its name, sign-in URL and certificates. Throws if invalid. Throws for anything else.
 */
export async function parseMetadata(xml: string) {
  if (xml.length > LONGEST_METADATA) throw new Error('longer than any metadata');
  // Metadata may carry comments, which mean nothing here; documents that define themselves are refused like in answers.
  if (isSuspicious(stripComments(xml).replace(/xmldsig#(?:rsa-)?sha1/g, '')))
    throw new Error('written as no metadata are');
  const { EntityDescriptor: entity } = published.parse(await parseXml2JsFromString(xml));
  const [provider] = entity.IDPSSODescriptor;
  const service = provider?.SingleSignOnService.find(({ $ }) => $.Binding === REDIRECT);
  const certificates = (provider?.KeyDescriptor ?? [])
    .filter(({ $ }) => $?.use !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo.flatMap(({ X509Data }) => X509Data.flatMap((data) => data.X509Certificate)))
    .flatMap(({ _ }) => parseCertificate(_) ?? []);
  if (service === undefined || certificates.length === 0) throw new Error('no way to sign in, or no certificate');
  return {
    issuer: entity.$.entityID,
    sign_in_url: service.$.Location,
    certificates: certificates.map((one) => ({ pem: one.toString(), valid_until: one.validToDate.toISOString() })),
  };
}
