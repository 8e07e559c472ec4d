import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';

const list = await readFile(join(ROOT, 'docs/hostile-input.md'), 'utf8');
const files = (
  await sourceFiles([
    'domains/*/{server,rules}/**/*.ts',
    'packages/{kit,platform}/src/**/*.ts',
    'apps/server/src/**/*.ts',
  ])
).filter(({ path }) => !/\.(?:test|fixture|bench)\.ts$/.test(path));

/** What reads nothing that strangers wrote, or reads it only as a value of something that the list has, and why. */
const READS_NOTHING: Readonly<Record<string, string>> = {
  '@aws-sdk/client-s3': 'talks to the operator’s own bucket',
  '@aws-sdk/s3-request-presigner': 'signs addresses',
  '@electric-sql/pglite': 'the database',
  '@opentelemetry/api': 'hands three headers to the operator’s own SDK, where there is one',
  clamscan: 'the virus scanner of the operator: its answers are in the list',
  fastify: 'the server: bodies, forms, paths and queries are in the list',
  fontkit: 'reads our own fonts',
  helmet: 'writes headers',
  'ical-generator': 'writes calendars',
  kysely: 'builds statements',
  'lru-cache': 'remembers',
  nodemailer: 'writes mail',
  otplib: 'compares six figures',
  pg: 'the database',
  'pg-boss': 'the database',
  pino: 'writes the log',
  'prom-client': 'writes metrics',
  tar: 'reads archives that were sealed with a key of ours',
  zod: 'checks what others have parsed',
};

const packageOf = (from: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

test('every package that the server reads something with is in the list, or reads nothing of strangers', () => {
  const used = new Set(
    files
      .flatMap(({ text }) => importsOf(text))
      .filter(({ from, typeOnly }) => !typeOnly && !/^[./]|^node:|^@hearth\//.test(from))
      .map(({ from }) => packageOf(from)),
  );
  expect(used.size).toBeGreaterThan(20);
  const listed = (name: string): boolean => list.includes(name) || list.includes(name.replace(/^@|\/.*$/g, ''));
  expect([...used].filter((name) => !listed(name) && READS_NOTHING[name] === undefined).toSorted()).toEqual([]);
  expect(Object.keys(READS_NOTHING).filter((name) => !used.has(name))).toEqual([]);
});

const COUNTS = ['none', 'one', 'two', 'three', 'four'];
/** Threads for what is long and written by nobody outside. */
const OWN_WORK = ['domains/auto-fill/server/search-thread.ts', 'domains/demand/server/forecast-thread.ts'];

test('the bounds of threads stand in the list as they are in the code', () => {
  const bounds = files
    .filter(({ path, text }) => text.includes('new BoundedWork') && !OWN_WORK.includes(path))
    .flatMap(({ text }) => [...text.matchAll(/deadlineMs: ([\d_]+),\s*memoryMegabytes: (\d+),\s*atOnce: (\d+)/g)])
    .map(([, deadline = '', megabytes, atOnce]) => {
      const seconds = Number(deadline.replaceAll('_', '')) / 1000;
      return `${seconds} s, ${megabytes} MB, ${COUNTS[Number(atOnce)]} at once`;
    });
  expect(bounds.length).toBeGreaterThanOrEqual(4);
  expect(bounds.filter((line) => !list.includes(line))).toEqual([]);
});

test('nothing waits for a thread while it holds one of the few turns in memory', () => {
  const held = /inMemory\((?:async )?\(?\w+\)? =>[^;]{0,200}?\b(?:run|runWhenFree|\w+InWorker)\(/;
  expect('file.inMemory((bytes) => reading.run(bytes))').toMatch(held);
  expect(files.filter(({ text }) => held.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every path that the list names is there', async () => {
  const named = [...list.matchAll(/`((?:domains|packages|tests|apps)\/[\w./-]+\.ts)`/g)].map(([, path = '']) => path);
  const there = new Set((await sourceFiles(['{domains,packages,tests,apps}/**/*.ts'])).map(({ path }) => path));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !there.has(path))).toEqual([]);
});
