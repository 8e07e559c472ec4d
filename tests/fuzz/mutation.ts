import fc from 'fast-check';
import { one, oneIn, upTo } from './valid-input.ts';
import type { Draw } from './valid-input.ts';

function nested(depth: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = around(value);
  return value;
}

/** Texts that programs stumble over. */
export const HOSTILE_TEXTS: readonly string[] = [
  '', ' ', '\0', 'a\0b', '\ud800', 'a\udfffb', '\udc00\ud800', '\u202eabc', '\ufeff', '\uffff', '\u200b', '\u0007',
  'é'.repeat(40), 'e\u0301\u0301\u0301', '👨‍👩‍👧‍👦'.repeat(30), 'ﷺ'.repeat(50), 'İ', 'ß', 'ı',
  "'", '"', '\\', "'; drop table x; --", '%', '_', '%%%', '$1', '{{name}}', '{{', '${x}', '<script>', '<!--', '../../etc',
  'null', 'undefined', 'NaN', 'true', '__proto__', 'constructor', 'toString', '[object Object]',
  '0', '-0', '-1', '1.5', '1e999', '9'.repeat(9), '9'.repeat(30), '2147483648', '9223372036854775808', '0x10', '٣',
  '0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '+010000-01-01', '-000001-01-01', '2026-02-30', '2026-13-01',
  '1899-12-31', '2200-01-01', '0000-00-00', '2026-11-16', 'infinity', '-infinity', 'epoch', 'now', 'today',
  '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-16T24:00:00Z', '2026-11-16T09:00:00+99:00', '2016-12-31T23:59:60Z',
  `2026-11-16T09:00:00.${'1'.repeat(200)}Z`, '24:00', '99:99', '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff', '019a0000-0000-7000-8000-0000000000ff', 'Mars/Olympus', 'Etc/GMT+12', 'XXX', 'zz',
  'Ana\nX', 'Ana\r\nBcc: x@y.z', 'Ana\u2028X', `${'l'.repeat(65)}@example.com`, `a@${'d'.repeat(64)}.com`, `a@${'d.'.repeat(125)}com`,
  'a@b', 'a@@b.c', 'a@b.c\r\nBcc: x@y.z', '"a b"@example.com', 'ä@bücher.example', 'http://', 'javascript:alert(1)',
  'http://[::1', 'https://a\0b', 'https://user:pw@example.com:99999/', 'eyJ9', 'bnVsbA==', 'W10=', 'W251bGwsbnVsbF0=',
  'x'.repeat(256), 'x'.repeat(5_001), 'x'.repeat(60_000), ' '.repeat(10_000), '('.repeat(300), '\n'.repeat(1_000),
]; // prettier-ignore

const HOSTILE_NUMBERS: readonly number[] = [
  0, -0, -1, 1, 1.5, 0.1, -1e-7, 1e-320, 127, 128, 32_767, 32_768, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  4_294_967_296, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 9.3e18, 1e21, 1e308, -1e308,
]; // prettier-ignore

/** Numbers that JSON can write and JavaScript cannot hold; put in place of a text of this form after writing. */
export const WRITTEN_NUMBERS = ['1e999', '-1e999', '-0', '1E400', '9007199254740993', '0.1e-400'] as const;
export const writtenNumber = (index: number): string => `\u0001written number ${index}\u0001`;

/** A value of any kind that a field does not wait for. */
function hostileValue(draw: Draw): unknown {
  switch (upTo(draw, 15)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return one(draw, HOSTILE_TEXTS);
    case 5:
    case 6:
      return one(draw, HOSTILE_NUMBERS);
    case 7:
      return one(draw, [true, false, null, undefined]);
    case 8:
      return one(draw, [[], {}, [[]], [null], [{}], { a: { b: [] } }, ['a', 1, null]]);
    case 9:
      return one(draw, [
        Array.from({ length: 3_000 }, (_, index) => index),
        Array.from({ length: 1_000 }, () => 'x'),
        Array.from({ length: 51 }, () => '019a0000-0000-7000-8000-0000000000ff'),
        Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
      ]);
    case 10:
      return one(draw, [
        nested(1_000, (inner) => [inner]),
        nested(1_000, (inner) => ({ a: inner })),
        nested(60, (inner) => [inner]),
      ]);
    case 11:
      return JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}') as unknown;
    case 12:
      return writtenNumber(upTo(draw, WRITTEN_NUMBERS.length - 1));
    case 13:
      return draw(fc.string, { unit: 'binary', maxLength: 20 });
    case 14:
      return draw(fc.double);
    default:
      return draw(fc.jsonValue, { maxDepth: 3 });
  }
}

/** One hostile character in the middle of what was plausible: the rest passes every check of form. */
function tainted(draw: Draw, text: string): string {
  const at = upTo(draw, text.length);
  const taint = one(draw, [
    '\0',
    '\ud800',
    '\udc00',
    '\u202e',
    '\u0000\u0000',
    '\uffff',
    '\n',
    '\t',
    '\u0085',
    '\u2028',
    '%',
    "'",
    '\\',
    '"',
    ' ',
  ]);
  return text.slice(0, at) + taint + text.slice(at);
}

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every place in an input that can be changed. */
function placesIn(value: unknown, found: [Holder, string][] = []): [Holder, string][] {
  if (!isHolder(value)) return found;
  for (const key of Object.keys(value).slice(0, 50)) {
    found.push([value, key]);
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}

/** Changes an input in one place: another value, another type, gone, once more, or one that nobody asked for. */
export function mutate(draw: Draw, input: Record<string, unknown>): void {
  const places = placesIn(input);
  if (places.length === 0) return;
  const [holder, key] = one(draw, places);
  const fields = holder as Record<string, unknown>;
  const value = fields[key];
  const put = (name: string, what: unknown): void =>
    void Object.defineProperty(fields, name, { value: what, enumerable: true, configurable: true, writable: true });
  switch (upTo(draw, 9)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete fields[key];
      return;
    case 1:
      if (Array.isArray(holder)) holder.push(hostileValue(draw));
      else put(one(draw, [...HOSTILE_TEXTS.slice(1, 60), 'extra', 'id', 'group_id']), hostileValue(draw));
      return;
    case 2:
      put(key, Array.isArray(value) ? value[0] : [value, value]);
      return;
    case 3:
    case 4:
    case 5:
      if (typeof value === 'string') {
        put(key, tainted(draw, value));
        return;
      }
      if (typeof value === 'number') {
        put(key, one(draw, HOSTILE_NUMBERS));
        return;
      }
      break;
    default:
  }
  put(key, oneIn(draw, 3) && typeof value === 'string' ? one(draw, HOSTILE_TEXTS) : hostileValue(draw));
}
