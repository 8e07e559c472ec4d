import type { Endpoint } from '@hearth/kit/endpoint';
import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { inputFor, written } from './generated-request.ts';
import { FUEL, putAt, textPlaces } from './growing.ts';
import type { Place } from './growing.ts';
import { MAIL_SECRET, openScene } from './scene.ts';
import type { Scene } from './scene.ts';
import { drawFrom } from './valid-input.ts';

/** Everything with everything, by `npm run prove`; otherwise what has gone wrong before, and a part that changes with the seed. */
const IS_WHOLE = process.env['FUZZ_GROWTH'] === 'whole';
const ONLY = process.env['FUZZ_ONLY'] ?? '';
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const QUICK_EVERY = 997;
/** Places where one text stopped a server once, and the fuel that did it: grown in every run. */
const ONCE_STOPPED: readonly (readonly [place: string, fuel: string])[] = [
  ['provisioning.listScimUsers query.filter', 'userName eq "\\a\\a'],
  ['messaging.receiveMail body.message', '<<<<'],
  ['messaging.createTemplate body.', '{{ … x'],
  ['federation.readProvider body.source', '<!--'],
];
/** Below, a request is not slow, whatever its growth: no noise of a busy machine uses so much of a processor for one request. */
const FLOOR_MS = 250;
/** Time grows with the length to this power at most. A reader that looks at each character once has 1, a careless one 2 or more. */
const STEEPEST = 1.6;
const MEGABYTE = 1_000_000;
/** Short steps first: what doubles with each character must be seen before it takes an hour. */
const SHORT = [24, 32, 40, 48, 56, 64];

interface Target {
  readonly endpoint: Endpoint;
  readonly part: 'params' | 'query' | 'body';
  readonly place: Place;
  readonly name: string;
}

const targets: readonly Target[] = modules
  .flatMap((module) => module.endpoints)
  .flatMap(({ endpoint }) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      textPlaces(endpoint.schemas[part]).map((place) => ({
        endpoint,
        part,
        place,
        name: [`${endpoint.id} ${part}`, ...place.path].join('.'),
      })),
    ),
  )
  .filter(({ name }) => name.includes(ONLY));

/** The lengths at which a place is tried: up to what it may hold, or to what a body, or an address, may. */
function lengthsFor({ endpoint, part, place }: Target): number[] {
  const holds = part === 'body' ? Math.min(endpoint.maxBodyBytes * 0.7, MEGABYTE) : part === 'query' ? 2_900 : 500;
  const most = Math.floor(Math.min(place.most ?? Infinity, holds));
  const lengths = SHORT.filter((length) => length < most);
  for (let length = 128; length < most; length *= 2) lengths.push(length);
  return [...lengths, most];
}

/** The processor's time that one request takes, in milliseconds: others on the machine do not count. */
async function timeOf(scene: Scene, target: Target, text: string): Promise<number> {
  const draw = drawFrom(SEED);
  const input = inputFor(target.endpoint, draw, scene);
  if (target.place.path.length === 0) input[target.part] = text;
  else putAt((input[target.part] ??= {}) as Record<string, unknown>, target.place.path, text);
  const request = written(target.endpoint, input, draw, false);
  const who = target.endpoint.access.kind === 'provisioner' ? 'directory' : 'newOwner';
  const token = scene.tokenOf(who);
  const started = process.cpuUsage();
  await scene.server.application.app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: {
      ...request.headers,
      'x-mail-in-secret': MAIL_SECRET,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

/** The fuel as the place reads it: what is decoded before it is read is encoded first. */
function fuelled(target: Target, text: string): string {
  if (target.name !== 'messaging.receiveMail body.message') return text;
  const mail = `From: a@example.com\r\nTo: b@example.com\r\nContent-Type: text/html\r\n\r\n${text}`;
  return Buffer.from(mail).toString('base64');
}

/** The quickest of some tries: what was disturbed once is not disturbed each time. */
async function leastOf(scene: Scene, target: Target, text: string, tries: number): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < tries; tried += 1) least = Math.min(least, await timeOf(scene, target, text));
  return least;
}

/** Lets a text grow at a place; answers how it took too long, or null. */
async function growAt(scene: Scene, target: Target, of: (length: number) => string): Promise<string | null> {
  let before: number | undefined;
  for (const length of lengthsFor(target)) {
    const taken = await timeOf(scene, target, fuelled(target, of(length)));
    if (taken > FLOOR_MS && before !== undefined) {
      const [short, long] = [
        await leastOf(scene, target, fuelled(target, of(before)), 3),
        await leastOf(scene, target, fuelled(target, of(length)), taken > 5_000 ? 1 : 3),
      ];
      const power = Math.log(long / short) / Math.log(length / before);
      if (long > FLOOR_MS && power > STEEPEST)
        return `${short.toFixed(0)} ms at ${before}, ${long.toFixed(0)} ms at ${length}: the power of ${power.toFixed(1)}`;
    }
    before = length;
  }
  return null;
}

test('no text takes longer than its length lets expect', async () => {
  const scene = await openScene();
  const failures: string[] = [];
  let tried = 0;
  try {
    for (const [index, target] of targets.entries())
      for (const [number, { name, of }] of FUEL.entries()) {
        const isKnown = ONCE_STOPPED.some(([place, fuel]) => target.name.startsWith(place) && name === fuel);
        if (!IS_WHOLE && !isKnown && ONLY === '' && (index * FUEL.length + number + SEED) % QUICK_EVERY !== 0) continue;
        tried += 1;
        if (tried % 50 === 0) await scene.renew();
        const slow = await growAt(scene, target, of);
        if (slow !== null) failures.push(`${target.name} with ${name}: ${slow}`);
      }
  } finally {
    await scene.stop();
  }
  process.stdout.write(
    `${tried} texts grew at ${targets.length} places of ${modules.length} domains; ${failures.length} took too long.\n`,
  );
  expect(failures).toEqual([]);
});
