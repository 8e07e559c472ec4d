import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockAt } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { embeddedDatabase, withClock } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import { createApplication } from '@hearth/server/application';
import { serveFrame } from '@hearth/server/frame';
import { servePages } from '@hearth/server/pages';
import { seed } from '@hearth/server/seed/seed';
import { DEMO_PASSWORD } from '@hearth/server/seed/story';
import { freePort } from '@hearth/testing/free-port';
import { copyInMemory, ROOT } from '@hearth/testing/template';
import type { Page } from 'playwright-core';
import { templateIfMissing } from '@hearth/server/boot/database-template';
import { sendLogin } from './login-form.ts';

/** The demonstration on a clock that stands still: the same words and figures on every day. */
export interface DemoSite {
  readonly url: string;
  readonly now: Date;
  readonly stop: () => Promise<void>;
}

const NOW = '2026-11-18T09:30:00Z';

/** Starts the application with the demonstration's people. */
export async function startDemoSite(moment = NOW): Promise<DemoSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-demo-'));
  const pglite = await copyInMemory(await templateIfMissing());
  const clock = clockAt(moment);
  const database = withClock(embeddedDatabase(pglite), clock);
  const config = readConfig({
    HEARTH_MODE: 'demo',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
  });
  const log = createLog(config.logLevel);
  const application = await createApplication({ config, clock, log, database, checkAnswers: false });
  await serveFrame(application.app, config, join(ROOT, 'dist'));
  await servePages(application.app, config, application, join(ROOT, 'dist'));
  await seed(application, () => undefined);
  await application.start();
  await application.app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    now: new Date(moment),
    stop: async () => {
      await application.stop();
      await pglite.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs a person of the demonstration in. */
export async function signInAs(page: Page, username: string): Promise<void> {
  await page.goto('/user/login');
  await sendLogin(page, username, DEMO_PASSWORD);
  await page.getByRole('button', { name: /account menu/ }).waitFor();
}
