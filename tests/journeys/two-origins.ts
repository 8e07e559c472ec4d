import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeUser } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { systemClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { embeddedDatabase, SYSTEM } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import type { Work } from '@hearth/platform/module';
import { createApplication } from '@hearth/server/application';
import { serveFrame } from '@hearth/server/frame';
import { servePages } from '@hearth/server/pages';
import { openBrowser } from '@hearth/testing/browser';
import { freePort } from '@hearth/testing/free-port';
import { copyInMemory, ROOT } from '@hearth/testing/template';
import type { Browser } from 'playwright-core';
import { templateIfMissing } from '@hearth/server/boot/database-template';

/** The application and the authentication frame on two origins of one site, and a stranger's site beside them. */
export interface TwoOrigins {
  readonly browser: Browser;
  readonly app: string;
  readonly auth: string;
  readonly stranger: string;
  readonly addUser: () => Promise<MadeUser>;
  /** Runs work directly, in the system scope. */
  readonly run: <T>(work: (work: Work<'system'>) => Promise<T>) => Promise<T>;
  /** The frame's document as the server gives it, without its headers. */
  readonly frameDocument: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

const EMPTY = '<!doctype html><title>Empty</title><body></body>';

/** Starts both, and a browser that finds them under names of their own. */
export async function startTwoOrigins(
  environment: (auth: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<TwoOrigins> {
  const [port, strangersPort] = [await freePort(), await freePort()];
  const app = `http://app.hearth.test:${port}`;
  const auth = `http://auth.hearth.test:${port}`;
  const stranger = `http://evil.test:${strangersPort}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-frame-'));
  const pglite = await copyInMemory(await templateIfMissing());
  const database = embeddedDatabase(pglite);
  const config = readConfig({
    HEARTH_MODE: 'demo',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: app,
    AUTH_URL: auth,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    ...(await environment(auth)),
  });
  const log = createLog(config.logLevel);
  const application = await createApplication({ config, clock: systemClock, log, database, checkAnswers: true });
  await serveFrame(application.app, config, join(ROOT, 'dist'));
  await servePages(application.app, config, application, join(ROOT, 'dist'));
  // A page without the application, so that a test speaks to the frame alone.
  application.app.get('/empty', (_request, reply) =>
    reply.header('content-security-policy', '').type('text/html').send(EMPTY),
  );
  await application.start();
  await application.work();
  await application.app.listen({ port, host: '127.0.0.1' });
  const strangersSite = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(EMPTY);
  }).listen(strangersPort, '127.0.0.1');
  const browser = await openBrowser({
    flags: [
      '--host-resolver-rules=MAP *.test 127.0.0.1',
      // As over https: locks between tabs exist on secure origins only.
      `--unsafely-treat-insecure-origin-as-secure=${app},${auth}`,
    ],
    // A document that a test makes up counts as one from the internet, which may not load from this machine.
    without: ['LocalNetworkAccessChecks'],
  });
  return {
    browser,
    app,
    auth,
    stranger,
    run: (work) => application.runner.run(SYSTEM, work),
    addUser: () => application.runner.run(SYSTEM, (work) => makeUser(work)),
    frameDocument: async () => (await application.app.inject({ url: '/auth/frame' })).body,
    stop: async () => {
      await browser.close();
      strangersSite.close();
      await application.stop();
      await pglite.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
