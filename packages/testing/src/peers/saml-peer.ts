import { createServer } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { PEER_CERTIFICATE, PEER_KEY } from './saml-peer-key.ts';
import { listenHere } from '../listen-here.ts';

/**
 * The deviations of an answer from its request; `change` is applied after signing. `change` is done to the text after
 * it was signed.
 */
export interface SamlDeviation {
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly inResponseTo?: string;
  readonly notOnOrAfter?: Date;
  readonly assertionId?: string;
  /** Another private key, or null for no signature at all. */
  readonly key?: string | null;
  readonly algorithm?: 'sha1' | 'sha256';
  readonly change?: (xml: string) => string;
}

/** The form that the peer posts to the application. */
export interface SamlAnswer {
  readonly to: URL;
  readonly form: { readonly SAMLResponse: string; readonly RelayState: string };
}

/** A SAML provider on this machine. Nobody is asked for anything: whoever comes is `account`. */
export interface SamlPeer {
  readonly entityId: string;
  readonly signInUrl: string;
  readonly certificate: string;
  readonly metadata: string;
  /** Who signs in from now on, by NameID and attributes. */
  setAccount(nameId: string, attributes: Readonly<Record<string, readonly string[]>>): void;
  /** The answer to a question that an address asks. */
  answer(link: string, twist?: SamlDeviation): SamlAnswer;
  stop(): Promise<void>;
}

const NAMES = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const ASSERTION = "//*[local-name(.)='Assertion']";

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Starts a SAML provider that answers by POST and signs its assertions, as most do. */
export async function startSamlPeer(): Promise<SamlPeer> {
  let account: { nameId: string; attributes: Readonly<Record<string, readonly string[]>> } = {
    nameId: 'ana',
    attributes: {},
  };
  let count = 0;
  const server = createServer();
  const port = await listenHere(server);
  const base = `http://127.0.0.1:${port}`;
  const entityId = `${base}/metadata`;

  function answer(link: string, twist: SamlDeviation = {}): SamlAnswer {
    const search = new URL(link).searchParams;
    const question = inflateRawSync(Buffer.from(search.get('SAMLRequest') ?? '', 'base64')).toString();
    const said = (name: string) => question.split(` ${name}="`)[1]?.split('"', 1)[0] ?? '';
    const to = said('AssertionConsumerServiceURL');
    const audience = twist.audience ?? />([^<>]+)<\/saml:Issuer>/.exec(question)?.[1] ?? '';
    const recipient = twist.recipient ?? to;
    const inResponseTo = twist.inResponseTo ?? said('ID');
    const now = new Date().toISOString();
    const end = (twist.notOnOrAfter ?? new Date(Date.now() + 300_000)).toISOString();
    const id = twist.assertionId ?? `_a${(count += 1)}_${Date.now()}`;
    const attributes = Object.entries(account.attributes)
      .map(([name, values]) => {
        const list = values.map((value) => `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue>`).join('');
        return `<saml:Attribute Name="${escapeXml(name)}">${list}</saml:Attribute>`;
      })
      .join('');
    const xml = `<samlp:Response ${NAMES} ID="_r${count}" Version="2.0" IssueInstant="${now}" Destination="${to}" InResponseTo="${inResponseTo}"><saml:Issuer>${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="${id}" Version="2.0" IssueInstant="${now}"><saml:Issuer>${twist.issuer ?? entityId}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escapeXml(account.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${now}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes === '' ? '' : `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`}</saml:Assertion></samlp:Response>`;
    const signed =
      twist.key === null
        ? xml
        : signXml(
            xml,
            ASSERTION,
            { reference: `${ASSERTION}/*[local-name(.)='Issuer']`, action: 'after' },
            {
              privateKey: twist.key ?? PEER_KEY,
              signatureAlgorithm: twist.algorithm ?? 'sha256',
              digestAlgorithm: twist.algorithm ?? 'sha256',
            },
          );
    const sent = twist.change?.(signed) ?? signed;
    return {
      to: new URL(to),
      form: { SAMLResponse: Buffer.from(sent).toString('base64'), RelayState: search.get('RelayState') ?? '' },
    };
  }

  const bare = PEER_CERTIFICATE.replace(/-----[^-]+-----|\s/g, '');
  const metadata = `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${base}/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${base}/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`;

  server.on('request', (request, response) => {
    if (request.url === '/metadata') {
      response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(metadata);
      return;
    }
    const { to, form } = answer(`${base}${request.url}`);
    const fields = Object.entries(form).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>Peer</title><form method="post" action="${to.href}">${fields.join('')}</form><script>document.forms[0].submit()</script>`,
      );
  });
  return {
    entityId,
    signInUrl: `${base}/sso`,
    certificate: PEER_CERTIFICATE,
    metadata,
    setAccount: (nameId, attributes) => {
      account = { nameId, attributes };
    },
    answer,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
