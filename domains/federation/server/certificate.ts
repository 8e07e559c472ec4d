import { X509Certificate } from 'node:crypto';

/** Parses a certificate with or without its PEM lines; null if it is invalid. */
export function parseCertificate(text: string): X509Certificate | null {
  const body = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  try {
    return new X509Certificate(Buffer.from(body, 'base64'));
  } catch {
    return null;
  }
}
