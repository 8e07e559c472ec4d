/** Present in every world that Hearth runs in; each world's own types name it differently. */
const { crypto } = globalThis as unknown as { crypto: { getRandomValues(bytes: Uint8Array): Uint8Array } };

/** The count of each of the milliseconds used before the last, the latest at the end: callers who name theirs and callers who take now alternate. */
const counted = new Map<number, number>();
const COUNTED_MOST = 4096;
const COUNTS = 2 ** 18;

/** Random bytes are asked for in bulk: asking costs far more than the bytes do. None is used twice. */
const RANDOM = new Uint8Array(8 * 256);
let used = RANDOM.length;

function random(index: number): number {
  return RANDOM[used + index] ?? 0;
}

const HEX = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'));
const hex = (byte: number): string => HEX[byte] ?? '';

const last = { time: -1, count: 0 };

function countOf(now: number): number {
  if (now === last.time) return (last.count = (last.count + 1) % COUNTS);
  counted.set(last.time, last.count);
  const before = counted.get(now);
  counted.delete(now);
  last.time = now;
  last.count = before === undefined ? 0 : (before + 1) % COUNTS;
  if (counted.size > COUNTED_MOST) {
    for (const oldest of counted.keys()) {
      counted.delete(oldest);
      break;
    }
  }
  return last.count;
}

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, 18 that count within one millisecond, then random bits, so that
 * the ids of one process sort by the time and the order in which they were made, also when other times come between.
 */
export function newId(now: number = Date.now()): string {
  if (used === RANDOM.length) {
    crypto.getRandomValues(RANDOM);
    used = 0;
  }
  const counting = countOf(now);
  const time = now.toString(16).padStart(12, '0');
  const count = hex((counting >> 14) | 0x70) + hex((counting >> 6) & 0xff);
  const first = hex((counting & 0x3f) | 0x80) + hex(random(1));
  const rest = hex(random(2)) + hex(random(3)) + hex(random(4)) + hex(random(5)) + hex(random(6)) + hex(random(7));
  used += 8;
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${first}-${rest}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Tells if a text is a UUID in canonical form. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
