import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn, startServer } from './http/server.ts';

/**
 * The resident memory of a server with the embedded database, used for `MEMORY_MINUTES` (60): four people read, open pages and
 * write, `MEMORY_RATE` (10) requests a second. A line for every tenth of the time.
 */
const MINUTES = Number(process.env['MEMORY_MINUTES'] ?? 60);
const RATE = Number(process.env['MEMORY_RATE'] ?? 10);
const PORT = 3961;
/** A token holds for ten minutes. */
const TOKEN_MS = 7 * 60_000;

const folder = await mkdtemp(join(tmpdir(), 'hearth-memory-'));
process.env['DATA_DIR'] = folder;
const server = await startServer([], { port: PORT, url: '' });
try {
  const residentMb = async (): Promise<number> =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  const tokens: Record<string, string> = {};
  let signedInAt = 0;
  const everybody = async (): Promise<void> => {
    if (performance.now() - signedInAt < TOKEN_MS && signedInAt > 0) return;
    for (const name of ['leonor', 'marta', 'pia', 'noor']) tokens[name] = await signIn(name, PORT);
    signedInAt = performance.now();
  };
  const ask = async (path: string, who?: string, form?: FormData): Promise<Record<string, unknown>> => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      headers: { accept: '*/*', ...(who === undefined ? {} : { authorization: `Bearer ${tokens[who]}` }) },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return text.startsWith('{') ? (JSON.parse(text) as { data: Record<string, unknown> }).data : {};
  };
  await everybody();
  const info = await ask('/v1/users/info', 'leonor');
  const place = String((info['entry_mode'] as { brand_id: string }).brand_id);
  const own = (await ask('/v1/candidate_applications', 'pia'))['applications'] as { id: string }[];
  const message = (): FormData => {
    const form = new FormData();
    form.set('message_body', `See you at the bar at ${Date.now()}.`);
    return form;
  };
  const turns: (() => Promise<unknown>)[] = [
    () => ask('/v1/users/info', 'noor'),
    () => ask('/careers'),
    () => ask(`/v1/brands/${place}/schedule`, 'leonor'),
    () => ask(`/v1/employer_applications?brand=${place}`, 'leonor'),
    () => ask('/v1/candidate_applications', 'pia'),
    () => ask(`/v1/brands/${place}/pipeline?limit=10`, 'leonor'),
    () => ask('/'),
    () => ask(`/v1/application_messages/${own[0]?.id}`, 'pia'),
    () => ask('/v1/unread_message_count_candidate', 'pia'),
    () => ask(`/v1/applications/${own[0]?.id}/messages`, 'pia', message()),
  ];
  process.stdout.write(`at the start: ${await residentMb()} MB\n`);
  const began = performance.now();
  let asked = 0;
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    while (performance.now() - began < MINUTES * 6_000 * tenth) {
      await everybody();
      await turns[asked % turns.length]?.();
      asked += 1;
      await pause(Math.max(0, began + (asked * 1_000) / RATE - performance.now()));
    }
    process.stdout.write(`after ${MINUTES * 0.1 * tenth} min and ${asked} requests: ${await residentMb()} MB\n`);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
