/** Present in every world that Hearth runs in; each world's own types name it differently. */
const { crypto } = globalThis as unknown as { crypto: { getRandomValues(bytes: Uint8Array): Uint8Array } };

const last = { time: -1, count: 0 };
const COUNTS = 4096;

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, 12 that count within one millisecond, then random bits, so that
 * the ids of one process sort by the time and the order in which they were made.
 */
export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  last.count = now === last.time ? (last.count + 1) % COUNTS : 0;
  last.time = now;
  let rest = now;
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes[6] = (last.count >> 8) | 0x70;
  bytes[7] = last.count & 0xff;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID in its usual spelling. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
