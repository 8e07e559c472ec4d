import type { Endpoint } from '@hearth/kit/endpoint';
import { modules } from '@hearth/server/modules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { edgeRequestFor, requestFor } from './generated-request.ts';
import type { GeneratedRequest } from './generated-request.ts';
import { judge } from './judge.ts';
import { openScene } from './scene.ts';
import type { Scene } from './scene.ts';

/** How many requests are sent; `npm run prove` asks for 150,000. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000);
/** Which ones. A failure says the seed that sends them again, from the round in which it failed. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** Part of these ids only, to look at one operation. */
const ONLY = process.env['FUZZ_ONLY'] ?? '';
/** After so many requests everything is seeded anew: what they change and remove would leave less and less to reach. */
const ROUND = 10_000;
const BEFORE_RENEWAL = 250;
const MOST_FAILURES = 40;

const endpoints = modules
  .flatMap((module) => module.endpoints)
  .map(({ endpoint }) => endpoint)
  .filter(({ id }) => id.includes(ONLY));

interface Count {
  sent: number;
  reached: number;
  worked: number;
  /** What the unchanged ones came back with, by code. */
  readonly answers: Map<string, number>;
}

/** Sends a request and answers what is wrong with what came back; null when nothing is. */
async function send(scene: Scene, endpoint: Endpoint, request: GeneratedRequest, count: Count): Promise<string | null> {
  const token = scene.tokenOf(request.who);
  const reply = await scene.server.application.app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...request.headers },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  count.sent += 1;
  if (reply.statusCode < 300) count.worked += 1;
  const { wrong, isPastChecks } = judge(
    endpoint,
    reply.statusCode,
    String(reply.headers['content-type'] ?? ''),
    reply.body,
  );
  if (isPastChecks) count.reached += 1;
  if (request.isValid) {
    const code = /"code":"(\w+)"/.exec(reply.body)?.[1] ?? '';
    const answer = reply.statusCode < 400 ? String(reply.statusCode) : `${reply.statusCode} ${code}`;
    count.answers.set(answer, (count.answers.get(answer) ?? 0) + 1);
  }
  return wrong;
}

const takesDay = (schema: z.ZodType): boolean =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"format":"date"');

const often = (answers: ReadonlyMap<string, number>): string =>
  [...answers]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 14)
    .map(([answer, times]) => `${times} × ${answer}`)
    .join(', ');

const readable = (request: GeneratedRequest): string => {
  const payload = Buffer.isBuffer(request.payload) ? `base64:${request.payload.toString('base64')}` : request.payload;
  return JSON.stringify({ ...request, payload }).slice(0, 3_000);
};

test(`${REQUESTS} generated requests: none ends in a 5xx, and each is answered in the envelope`, async () => {
  const failures: string[] = [];
  const count: Count = { sent: 0, reached: 0, worked: 0, answers: new Map() };
  const reached = new Map<string, number>();
  const deaths: unknown[] = [];
  const died = (error: unknown): void => void deaths.push(error);
  process.on('uncaughtException', died).on('unhandledRejection', died);
  try {
    for (let first = 0; first < REQUESTS; first += ROUND) {
      const scene = await openScene();
      try {
        for (let index = first; index < Math.min(REQUESTS, first + ROUND); index += 1) {
          if (index % BEFORE_RENEWAL === BEFORE_RENEWAL - 1) await scene.renew();
          // A step that shares no divisor with how many there are: all operations follow each other, in an order of each seed.
          const endpoint = endpoints[(index * 7_919 + SEED) % endpoints.length];
          if (endpoint === undefined) continue;
          const request = requestFor(endpoint, SEED * 1_000_003 + index, scene);
          const before = count.worked;
          const wrong = await send(scene, endpoint, request, count);
          if (count.worked > before) reached.set(endpoint.id, (reached.get(endpoint.id) ?? 0) + 1);
          for (const error of deaths.splice(0))
            failures.push(`${index} ended the process: ${String(error)} ${readable(request)}`);
          if (wrong !== null) {
            failures.push(`${index} ${wrong}\n  ${readable(request)}\n  ${scene.logged()}`);
            process.stdout.write(`FUZZ_SEED=${SEED}: ${failures.at(-1) ?? ''}\n`);
          }
          if (failures.length >= MOST_FAILURES) break;
        }
      } finally {
        await scene.stop();
      }
      if (failures.length >= MOST_FAILURES) break;
    }
  } finally {
    process.off('uncaughtException', died).off('unhandledRejection', died);
  }
  const share = (part: number): string => `${((100 * part) / count.sent).toFixed(1)} %`;
  process.stdout.write(
    `${count.sent} requests with seed ${SEED}: ${share(count.reached)} got past the checks of their input, ${share(count.worked)} worked, ` +
      `at ${reached.size} of ${endpoints.length} operations; ${failures.length} failed.\n` +
      `As the contracts say, unchanged: ${often(count.answers)}.\n`,
  );
  expect(failures.join('\n'), `FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS} sends the same again`).toBe('');
  if (ONLY === '') expect(count.worked / count.sent, 'handlers are reached').toBeGreaterThan(0.08);
});

/** How often each operation that takes a day is asked: callers and places are drawn, and few of them are let in. */
const EDGE_REQUESTS = 12;

test('the first and the last day that can be named are answered too, wherever a day is taken', async () => {
  const scene = await openScene();
  const failures: string[] = [];
  const count: Count = { sent: 0, reached: 0, worked: 0, answers: new Map() };
  const withDays = endpoints.filter(({ schemas }) =>
    [schemas.params, schemas.query, schemas.body].some((schema) => schema !== undefined && takesDay(schema)),
  );
  try {
    for (const [index, endpoint] of withDays.entries()) {
      for (let again = 0; again < EDGE_REQUESTS; again += 1) {
        if (count.sent % BEFORE_RENEWAL === BEFORE_RENEWAL - 1) await scene.renew();
        const request = edgeRequestFor(endpoint, SEED * 1_000_003 + index * EDGE_REQUESTS + again, scene);
        const wrong = await send(scene, endpoint, request, count);
        if (wrong !== null) failures.push(`${wrong}\n  ${readable(request)}\n  ${scene.logged()}`);
      }
    }
  } finally {
    await scene.stop();
  }
  expect(failures.join('\n')).toBe('');
  if (ONLY === '') expect(count.worked / count.sent, 'handlers are reached').toBeGreaterThan(0.08);
});
