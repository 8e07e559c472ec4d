import { createPublicKey } from 'node:crypto';

const COORDINATE_BYTES = 32;
/** What begins a point that is written with both of its coordinates. */
const UNCOMPRESSED = 4;

/** Tells if a key of a subscription is a point on the curve P-256, uncompressed: for nothing else can a message be encrypted (RFC 8291). */
export function isPushPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  if (bytes.length !== 1 + 2 * COORDINATE_BYTES || bytes[0] !== UNCOMPRESSED) return false;
  const x = bytes.subarray(1, 1 + COORDINATE_BYTES).toString('base64url');
  const y = bytes.subarray(1 + COORDINATE_BYTES).toString('base64url');
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
