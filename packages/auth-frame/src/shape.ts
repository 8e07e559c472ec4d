import { isRecord } from './message.ts';

/** Checks one value; the frame has no room for a schema library. */
export type Check = (value: unknown) => boolean;

/** Text of at most `max` UTF-16 units. */
export const text =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max;

export const flag: Check = (value) => typeof value === 'boolean';

/** The key may be absent; when present, null included, the check decides. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** An object of plain texts with few keys. */
export const texts: Check = (value) =>
  isRecord(value) &&
  Object.keys(value).length <= 20 &&
  Object.entries(value).every(([key, item]) => text(64)(key) && text(4096)(item));

/** A plain object with exactly these keys; an unknown one is refused. */
export function hasShape(value: unknown, shape: Readonly<Record<string, Check>>): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const known = Object.keys(value).every((key) => Object.hasOwn(shape, key));
  return (
    known && Object.entries(shape).every(([key, check]) => check(Object.hasOwn(value, key) ? value[key] : undefined))
  );
}
