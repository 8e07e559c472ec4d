import { createHash, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** A key with the certificate that says whose it is, as PEM; the certificates that lead to an authority follow it. */
export interface SealKey {
  readonly key: string;
  readonly certificate: string;
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  /** Names the certificate within what is signed: without it another one of the same key could be put in (RFC 5035). */
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
} as const;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const YEARS = 20;
const DIGITAL_SIGNATURE_AND_NON_REPUDIATION = 0xc0;

const pem = (name: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${name}-----\n${(
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END ${name}-----\n`;

/** The parts of a PEM text, each as it is written in binary. */
export function readPem(text: string): Uint8Array<ArrayBuffer>[] {
  return [...text.matchAll(/-----BEGIN [A-Z ]+-----([A-Za-z0-9+/=\s]+)-----END [A-Z ]+-----/g)].map(([, inner = '']) =>
    Uint8Array.from(Buffer.from(inner, 'base64')),
  );
}

export function fingerprintOf(certificate: Uint8Array): string {
  return createHash('sha256').update(certificate).digest('hex');
}

/** A key of its own with a certificate that it signs itself, for an installation that has none from an authority. */
export async function makeSealKey({ name, at }: { readonly name: string; readonly at: Date }): Promise<SealKey> {
  const pair = await webcrypto.subtle.generateKey(
    { ...RSA, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  const serial = webcrypto.getRandomValues(new Uint8Array(16));
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial.buffer });
  const named = () =>
    new AttributeTypeAndValue({ type: OID.commonName, value: new asn1js.Utf8String({ value: name.slice(0, 64) }) });
  certificate.issuer.typesAndValues.push(named());
  certificate.subject.typesAndValues.push(named());
  certificate.notBefore.value = new Date(at.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(Date.UTC(at.getUTCFullYear() + YEARS, at.getUTCMonth(), 1));
  const usage = new asn1js.BitString({
    valueHex: new Uint8Array([DIGITAL_SIGNATURE_AND_NON_REPUDIATION]).buffer,
    unusedBits: 6,
  });
  certificate.extensions = [
    new Extension({ extnID: OID.keyUsage, critical: true, extnValue: usage.toBER(false), parsedValue: usage }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as unknown as CryptoKey);
  await certificate.sign(pair.privateKey as unknown as CryptoKey, 'SHA-256');
  return {
    key: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)),
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER(false)),
  };
}

async function importKey(text: string, certificate: Certificate): Promise<CryptoKey> {
  const [bytes] = readPem(text);
  if (bytes === undefined) throw new Error('The key of the seal is no PEM text.');
  const isCurve = certificate.subjectPublicKeyInfo.algorithm.algorithmId === '1.2.840.10045.2.1';
  const how = isCurve ? { name: 'ECDSA', namedCurve: 'P-256' } : RSA;
  return (await webcrypto.subtle.importKey('pkcs8', bytes, how, false, ['sign'])) as unknown as CryptoKey;
}

/** Signs bytes as PAdES baseline B does: CAdES, detached, with the certificate named in what is signed. */
export async function signDetached(bytes: Uint8Array, { key, certificate }: SealKey): Promise<Uint8Array> {
  const chain = readPem(certificate);
  const certificates = chain.map((one) => Certificate.fromBER(one.buffer));
  const [own] = certificates;
  const [ownBytes] = chain;
  if (own === undefined || ownBytes === undefined) throw new Error('The certificate of the seal is no PEM text.');
  const digest = createHash('sha256').update(bytes).digest();
  const named = new asn1js.Sequence({
    value: [
      new asn1js.Sequence({
        value: [
          new asn1js.Sequence({
            value: [
              new asn1js.OctetString({
                valueHex: Uint8Array.from(createHash('sha256').update(ownBytes).digest()).buffer,
              }),
            ],
          }),
        ],
      }),
    ],
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({ type: OID.contentType, values: [new asn1js.ObjectIdentifier({ value: OID.data })] }),
            new Attribute({
              type: OID.messageDigest,
              values: [new asn1js.OctetString({ valueHex: Uint8Array.from(digest).buffer })],
            }),
            new Attribute({ type: OID.signingCertificate, values: [named] }),
          ],
        }),
      }),
    ],
  });
  await signed.sign(await importKey(key, own), 0, 'SHA-256', Uint8Array.from(bytes).buffer);
  const content = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER(false));
}

/** The certificate that a signature is made with: the only one of its issuer and serial number, and the one that it names itself. */
function ownCertificate(signed: SignedData): Uint8Array | undefined {
  const [signer, ...others] = signed.signerInfos;
  if (signer === undefined || others.length > 0 || !(signer.sid instanceof IssuerAndSerialNumber)) return undefined;
  const { issuer, serialNumber } = signer.sid;
  const [own, ...twins] = (signed.certificates ?? []).filter(
    (one): one is Certificate =>
      one instanceof Certificate && one.issuer.isEqual(issuer) && one.serialNumber.isEqual(serialNumber),
  );
  if (own === undefined || twins.length > 0) return undefined;
  return new Uint8Array(own.toSchema().toBER(false));
}

/** Whether what is signed names a certificate, by its SHA-256 as `signDetached` writes it. */
function namesCertificate(signed: SignedData, fingerprint: string): boolean {
  const named = signed.signerInfos[0]?.signedAttrs?.attributes.filter(({ type }) => type === OID.signingCertificate);
  const [attribute, ...others] = named ?? [];
  const values: readonly unknown[] = attribute?.values ?? [];
  if (values.length !== 1 || others.length > 0) return false;
  let [inner] = values;
  for (let depth = 0; depth < 3; depth += 1)
    inner = inner instanceof asn1js.Sequence ? inner.valueBlock.value[0] : undefined;
  if (!(inner instanceof asn1js.OctetString)) return false;
  return Buffer.from(inner.valueBlock.valueHexView).toString('hex') === fingerprint;
}

/**
 * Whether a detached signature is of these bytes, and the fingerprint of the certificate that made it. One that brings content of its own
 * is of that content, not of the bytes.
 */
export async function checkDetached(
  bytes: Uint8Array,
  signature: Uint8Array,
): Promise<{ readonly isIntact: boolean; readonly fingerprint: string }> {
  const parsed = asn1js.fromBER(Uint8Array.from(signature).buffer);
  const signed = new SignedData({ schema: new ContentInfo({ schema: parsed.result }).content });
  const { eContent, eContentType } = signed.encapContentInfo;
  const own = eContent === undefined && eContentType === OID.data ? ownCertificate(signed) : undefined;
  if (own === undefined) return { isIntact: false, fingerprint: '' };
  const fingerprint = fingerprintOf(own);
  if (!namesCertificate(signed, fingerprint)) return { isIntact: false, fingerprint: '' };
  const isIntact = await signed
    .verify({ signer: 0, data: Uint8Array.from(bytes).buffer, checkChain: false })
    .catch(() => false);
  return { isIntact, fingerprint };
}
