import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnswerOf, Endpoint, SentInputOf } from '@hearth/kit/endpoint';
import type { Refusal } from '@hearth/kit/envelope';
import { clockAt } from '@hearth/platform/clock';
import type { SetClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { SYSTEM, withClock } from '@hearth/platform/database';
import type { Database, Scope, ScopeOf } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import type { DiskRoom } from '@hearth/platform/files/disk';
import type { Work } from '@hearth/platform/module';
import { createApplication } from '@hearth/server/application';
import type { Application } from '@hearth/server/application';
import { afterAll } from 'vitest';
import { openTestDatabase } from './test-database.ts';

/** The outcome of a call: `data` as the contract says, or `refusal`. */
export interface Reply<Answer> {
  readonly status: number;
  readonly data: Answer;
  readonly refusal: Refusal['data'];
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

type Sent<E> = {
  [Key in keyof SentInputOf<E> as SentInputOf<E>[Key] extends undefined ? never : Key]: SentInputOf<E>[Key];
};

/** The whole server on a database of its own, called without a socket. */
export interface TestServer {
  readonly application: Application;
  readonly database: Database;
  readonly clock: SetClock;
  readonly dataDir: string;
  /** Calls an endpoint as the holder of a token, or as nobody. */
  call<E extends Endpoint>(endpoint: E, input: Sent<E>, token?: string): Promise<Reply<AnswerOf<E>>>;
  /** Any request, for input that the types forbid. */
  request(
    method: string,
    url: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string>; payload?: string | Buffer },
  ): Promise<Reply<unknown>>;
  /** Runs work directly, in the system scope unless another is given. */
  readonly run: <T, S extends Scope = ScopeOf<'system'>>(
    work: (work: Work<S['kind']>) => Promise<T>,
    scope?: S,
  ) => Promise<T>;
  /** Does all waiting jobs, and those that they ask for. */
  settle(): Promise<number>;
  readonly stop: () => Promise<void>;
}

/** The time, settings and log of a test server. */
export interface TestServerOptions {
  readonly at?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly lines?: string[];
  readonly inboxPassword?: string;
  /** Stands between the server and its database. */
  readonly around?: (database: Database) => Database;
  /** Measures the room on the disk. */
  readonly room?: () => Promise<DiskRoom>;
}

/**
 * Starts the server for a test file and stops it after the file's tests. Time stands at `at` until the test moves it.
 * Answers are checked against their contracts. What the log says from warnings on is added to `lines`, where there are any.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer(options);
  afterAll(server.stop);
  return server;
}

const asItIs = (database: Database): Database => database;

/** What a test sets up side by side: more would wait for a connection, and on a slow machine longer than the server lets anybody wait. */
const AT_ONCE = 6;

/** Starts what it is given at once while fewer than `most` run, and each other as soon as one of them has ended, in order. */
function inTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** The same, stopped by whoever opened it. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { lines } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-test-'));
  const clock = clockAt(options.at ?? '2026-11-16T09:00:00Z');
  const database = (options.around ?? asItIs)(withClock(await openTestDatabase(), clock));
  const config = readConfig({ HEARTH_MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...options.environment });
  const application = await createApplication({
    config,
    clock,
    log:
      lines === undefined ? createLog(config.logLevel) : createLog('warn', { write: (line) => void lines.push(line) }),
    database,
    checkAnswers: true,
    ...(options.room === undefined ? {} : { room: options.room }),
    inboxPassword: options.inboxPassword,
  });
  await application.hub.start();
  const inTurn = inTurns(AT_ONCE);

  const request: TestServer['request'] = async (method, url, { token, body, headers = {}, payload } = {}) => {
    const response = await application.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const json: { data?: unknown } = String(response.headers['content-type']).startsWith('application/json')
      ? response.json()
      : {};
    return {
      status: response.statusCode,
      data: json.data,
      refusal: json.data as Refusal['data'],
      headers: response.headers,
      text: response.body,
    };
  };

  const stop = async (): Promise<void> => {
    await application.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    application,
    database,
    clock,
    dataDir,
    request,
    call: async (endpoint, input, token) => {
      const { params, query, body } = input as {
        params?: Record<string, string>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(params?.[name] ?? ''),
      );
      const search = new URLSearchParams(
        Object.entries(query ?? {}).flatMap(([name, value]) =>
          value === undefined ? [] : (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)]),
        ),
      );
      const reply = await request(endpoint.method, search.size === 0 ? path : `${path}?${search.toString()}`, {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
      });
      return reply as never;
    },
    run: <T, S extends Scope = ScopeOf<'system'>>(
      work: (work: Work<S['kind']>) => Promise<T>,
      // Without a scope, `S` is the system's.
      scope: S = SYSTEM as Scope as S,
    ) => inTurn(() => application.runner.run(scope, work)),
    settle: () => application.jobs.drain(application.runner.free(new AbortController().signal)),
    stop,
  };
}
