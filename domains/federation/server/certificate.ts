import { X509Certificate } from 'node:crypto';

/** A certificate as people paste it, with its lines around it or only what stands between them; null when it is none. */
export function asCertificate(text: string): X509Certificate | null {
  const body = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s+/g, '');
  try {
    return new X509Certificate(Buffer.from(body, 'base64'));
  } catch {
    return null;
  }
}
