import { answerOf, bearing, count, often, send } from './carrier.ts';
import type { Carrier, Part, Reply } from './carrier.ts';
import type { FUEL } from './fuel.ts';
import { valueAt } from './places.ts';
import type { Place } from './places.ts';
import type { Recipe } from './recipes.ts';
import type { Scene } from './scene.ts';

/** Below, what a text adds to a request is not slow, whatever its growth. */
const FLOOR_MS = 60;
/** What cannot be told from nothing: a shorter text is taken to add so much at least. */
const NOISE_MS = 2;
/** Time grows with the length to this power at most. A reader that looks at each character once has 1, a careless one 2 or more. */
const STEEPEST = 1.6;
const MEGABYTE = 1_000_000;
/** Short steps first: what doubles with each character must be seen before it takes an hour. */
const SHORT = [24, 32, 40, 48, 56, 64];
/** What holds no more than this cannot be grown. */
export const MOST_TOO_SHORT = 24;
const AGAIN = 3;

interface Grown {
  readonly carrier: Carrier;
  readonly part: Part;
  readonly place: Place;
  readonly recipe: Recipe | undefined;
}

/** What came of a place: which fuels took too long, and what it was answered where its reader was never reached. */
export interface Growth {
  readonly slow: readonly string[];
  readonly answers: string | null;
}

/** The lengths at which a place is tried: up to what it may hold, or to what a body, or an address, may. */
function lengthsFor({ carrier: { endpoint }, part, place }: Grown): number[] {
  const holds = part === 'body' ? Math.min(endpoint.maxBodyBytes * 0.7, MEGABYTE) : part === 'query' ? 2_900 : 500;
  const most = Math.floor(Math.min(place.most ?? Infinity, holds));
  const lengths = SHORT.filter((length) => length < most);
  for (let length = 128; length < most; length *= 4) lengths.push(length);
  return [...lengths, most];
}

/** Whether an answer came from whoever reads the text: success, a refusal of this field, or one that the call has for itself. */
function isReached({ carrier: { endpoint }, part, place }: Grown, { status, code, fields }: Reply): boolean {
  if (status < 400) return true;
  if (endpoint.bodyType === 'scim') return status === 400;
  if (code === 'NOT_FOUND') return part === 'params';
  if (code !== 'INVALID_INPUT') return endpoint.failures.some((kind) => kind.code === code);
  const path = place.path.join('.');
  return fields.some((field) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
}

/** A fuel of this length with its beginning and its end: without its end many a reader stops early. */
const exactly = (of: (length: number) => string, length: number): string =>
  of(Math.max(1, 2 * length - of(length).length)).slice(0, length);

/** Lets a text grow at a place, everything else as in a request that works. */
export async function grow(scene: Scene, grown: Grown, fuels: typeof FUEL): Promise<Growth> {
  const { carrier, part, place, recipe } = grown;
  const field = place.path.join('.');
  const valid = valueAt(carrier.input[part], place.path);
  const replies = new Map<string, number>();
  const slow: string[] = [];
  let isAnyReached = false;
  const sent = async (text: string): Promise<Reply> => {
    const reply = await send(scene, bearing(carrier, part, place, recipe?.written?.(field, text) ?? text));
    isAnyReached ||= isReached(grown, reply);
    count(replies, answerOf(reply));
    return reply;
  };
  for (const { name, of } of fuels) {
    const start = recipe?.written === undefined && typeof valid === 'string' ? valid : '';
    const room = (place.most ?? Infinity) - start.length;
    // Behind a valid beginning where the text alone is refused: a reader that asks for a form is passed by it.
    const isBehind =
      start !== '' &&
      room >= MOST_TOO_SHORT &&
      (await sent(exactly(of, MOST_TOO_SHORT))).status >= 400 &&
      (await sent(start + exactly(of, MOST_TOO_SHORT))).status < 400;
    const textOf = (length: number): string =>
      isBehind ? start + exactly(of, Math.min(length, room)) : exactly(of, length);
    const found = await tooSteep(lengthsFor(grown), async (length) => (await sent(textOf(length))).ms);
    if (found !== null) slow.push(`${name}: ${found}`);
  }
  return { slow, answers: isAnyReached ? null : often(replies) };
}

/** How a time grows too fast with a length, or null. Looks at each length once, and again where that took long. */
async function tooSteep(
  lengths: readonly number[],
  timeOf: (length: number) => Promise<number>,
): Promise<string | null> {
  const least = async (length: number, times: number): Promise<number> => {
    let found = Infinity;
    for (let tried = 0; tried < times; tried += 1) found = Math.min(found, await timeOf(length));
    return found;
  };
  const quickest = await least(MOST_TOO_SHORT / 2, 2);
  for (const length of lengths) {
    const once = (await timeOf(length)) - quickest;
    const shorter = lengths.findLast((one) => one <= length / 2) ?? MOST_TOO_SHORT / 2;
    if (once <= FLOOR_MS) continue;
    const base = await least(MOST_TOO_SHORT / 2, AGAIN);
    const long = once > 5_000 ? once : (await least(length, AGAIN)) - base;
    const short = Math.max(NOISE_MS, (await least(shorter, AGAIN)) - base);
    const power = Math.log(long / short) / Math.log(length / shorter);
    if (long > FLOOR_MS && power > STEEPEST)
      return `${short.toFixed(0)} ms at ${shorter}, ${long.toFixed(0)} ms at ${length}: the power of ${power.toFixed(1)}`;
  }
  return null;
}
