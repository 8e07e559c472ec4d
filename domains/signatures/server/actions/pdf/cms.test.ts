import { webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import { Certificate, ContentInfo, EncapsulatedContentInfo, SignedData } from 'pkijs';
import { expect, test } from 'vitest';
import { checkSeal } from './check-seal.ts';
import { checkDetached, fingerprintOf, makeSealKey, readPem, signDetached } from './cms.ts';

const AT = new Date('2026-11-30T09:00:00Z');
const seal = await makeSealKey({ name: 'Hearth at example.com', at: AT });
const ourCertificate = readPem(seal.certificate)[0] ?? new Uint8Array();
const content = Buffer.from('What everybody signed.');

const open = (signature: Uint8Array): SignedData =>
  new SignedData({
    schema: new ContentInfo({ schema: asn1js.fromBER(Uint8Array.from(signature).buffer).result }).content,
  });
const close = (signed: SignedData): Uint8Array =>
  new Uint8Array(
    new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) }).toSchema().toBER(false),
  );

/** A file of somebody else with a signature over exactly its bytes, or over what the signature itself says. */
async function fileWith(sign: (covered: Buffer) => Promise<Uint8Array>): Promise<Buffer> {
  const head = (close: number, rest: number) =>
    `%PDF-1.7\nYou owe us a million. /ByteRange [0 ${String(OPEN)} ${String(close)} ${String(rest)}]`.padEnd(OPEN, ' ');
  const OPEN = 200;
  const tail = '\n%%EOF';
  const length = (await sign(Buffer.from(''))).length;
  const before = head(OPEN + 2 + 2 * length, tail.length);
  const signature = await sign(Buffer.from(before + tail));
  return Buffer.from(`${before}<${Buffer.from(signature).toString('hex')}>${tail}`);
}

/** A key of a stranger under a certificate with our name and serial number or the number alone. */
async function makeTwin(name: string): Promise<typeof seal> {
  const twin = await makeSealKey({ name, at: AT });
  const certificate = Certificate.fromBER((readPem(twin.certificate)[0] ?? new Uint8Array()).buffer);
  certificate.serialNumber = Certificate.fromBER(ourCertificate.buffer).serialNumber;
  const key = await webcrypto.subtle.importKey(
    'pkcs8',
    readPem(twin.key)[0] ?? new Uint8Array(),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  await certificate.sign(key as unknown as CryptoKey, 'SHA-256');
  const base64 = Buffer.from(certificate.toSchema(true).toBER(false)).toString('base64');
  return { key: twin.key, certificate: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n` };
}

test('a signature of exactly the bytes names the certificate that made it', async () => {
  const signature = await signDetached(content, seal);
  expect(await checkDetached(content, signature)).toEqual({
    isIntact: true,
    fingerprint: fingerprintOf(ourCertificate),
  });
  expect(await checkSeal(await fileWith((covered) => signDetached(covered, seal)))).toMatchObject({ seal: 'INTACT' });
});

test('a signature that brings what it is of doesn’t seal another file', async () => {
  const genuine = await signDetached(content, seal);
  const forged = await fileWith(() => {
    const signed = open(genuine);
    signed.encapContentInfo = new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.7.1',
      eContent: new asn1js.OctetString({ valueHex: Uint8Array.from(content).buffer }),
    });
    return Promise.resolve(close(signed));
  });
  expect(await checkSeal(forged)).toMatchObject({ seal: 'BROKEN', fingerprint: '' });
});

test.each(['Somebody else', 'Hearth at example.com'])(
  'our certificate beside that of a stranger (%s) with its number doesn’t make their file ours',
  async (name) => {
    const twin = await makeTwin(name);
    const forged = await fileWith(async (covered) => {
      const signed = open(await signDetached(covered, twin));
      signed.certificates = [Certificate.fromBER(ourCertificate.buffer), ...(signed.certificates ?? [])];
      return close(signed);
    });
    expect((await checkSeal(forged)).fingerprint).not.toBe(fingerprintOf(ourCertificate));
  },
);

test('a signature counts with one signer, and with the certificate that it names', async () => {
  const signed = open(await signDetached(content, seal));
  signed.signerInfos = [...signed.signerInfos, ...open(await signDetached(content, seal)).signerInfos];
  expect((await checkDetached(content, close(signed))).isIntact).toBe(false);
  // Another certificate of the same key, issuer and number in the place of ours.
  const other = open(await signDetached(content, seal));
  const [own] = other.certificates ?? [];
  if (!(own instanceof Certificate)) throw new Error('There is no certificate.');
  own.notAfter.value = new Date('2031-01-01T00:00:00Z');
  const key = await webcrypto.subtle.importKey(
    'pkcs8',
    readPem(seal.key)[0] ?? new Uint8Array(),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  await own.sign(key as unknown as CryptoKey, 'SHA-256');
  other.certificates = [Certificate.fromBER(own.toSchema(true).toBER(false))];
  expect((await checkDetached(content, close(other))).isIntact).toBe(false);
});
