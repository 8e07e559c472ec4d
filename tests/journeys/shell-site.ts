import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmployer } from '@hearth/domains/access/factory';
import { makeGroup } from '@hearth/domains/core/factory';
import type { TestGroup } from '@hearth/domains/core/factory';
import { toChangeContext, setBrandStatus } from '@hearth/domains/core/service';
import { FACTORY_PASSWORD, makeUser } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { systemClock } from '@hearth/platform/clock';
import type { Clock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import type { Work } from '@hearth/platform/module';
import { embeddedDatabase, SYSTEM, withClock } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import { createApplication } from '@hearth/server/application';
import type { Application } from '@hearth/server/application';
import { serveFrame } from '@hearth/server/frame';
import { servePages } from '@hearth/server/pages';
import { DESKTOP, openBrowser, openWindow } from '@hearth/testing/browser';
import { freePort } from '@hearth/testing/free-port';
import { copyInMemory, ROOT } from '@hearth/testing/template';
import type { BrowserContext, Page } from 'playwright-core';
import { templateIfMissing } from '@hearth/server/boot/database-template';
import { sendLogin } from './login-form.ts';

/** The built application over one small group, with an owner and somebody who is no employer. */
export interface ShellSite {
  readonly url: string;
  readonly port: number;
  readonly group: TestGroup;
  readonly owner: MadeUser;
  readonly member: MadeUser;
  readonly open: (viewport?: { width: number; height: number }, person?: { undecided?: boolean }) => Promise<OpenPage>;
  /** Suspends the group, or opens it again. */
  readonly setStatus: (status: 'active' | 'suspended') => Promise<void>;
  /** Works on the database as the server does, in the system scope. */
  readonly run: <T>(work: (work: Work<'system'>) => Promise<T>) => Promise<T>;
  /** Stops the server and starts it with another build. */
  readonly restart: (dist: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A window, and everything that its page logged as an error. */
export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[];
}

/** Starts the application and a browser; by another clock than the machine’s, pages need to be set to it as well. */
export async function startShellSite(
  dist: string = join(ROOT, 'dist'),
  clock: Clock = systemClock,
): Promise<ShellSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-shell-'));
  const pglite = await copyInMemory(await templateIfMissing());
  const database = clock === systemClock ? embeddedDatabase(pglite) : withClock(embeddedDatabase(pglite), clock);
  const config = readConfig({
    HEARTH_MODE: 'demo',
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
  });
  const log = createLog(config.logLevel);
  const start = async (pages: string): Promise<Application> => {
    const started = await createApplication({ config, clock, log, database, checkAnswers: true });
    await serveFrame(started.app, config, pages);
    await servePages(started.app, config, started, pages);
    await started.start();
    await started.work();
    await started.app.listen({ port, host: '127.0.0.1' });
    return started;
  };
  let application = await start(dist);
  const people = await application.runner.run(SYSTEM, async (work) => {
    const group = await makeGroup(work, { name: 'Harbour' });
    const owner = await makeEmployer(work, { brandId: group.id, as: 'GROUP_MANAGER' });
    return { group, owner, member: await makeUser(work) };
  });
  const browser = await openBrowser();
  return {
    url,
    port,
    ...people,
    open: (viewport = DESKTOP, person = {}) => openWindow(browser, url, viewport, person),
    setStatus: (status) =>
      application.runner.run(SYSTEM, (work) => setBrandStatus(work.db, toChangeContext(work), people.group.id, status)),
    run: (work) => application.runner.run(SYSTEM, work),
    restart: async (pages) => {
      application.app.server.closeAllConnections();
      await application.stop();
      application = await start(pages);
    },
    stop: async () => {
      await browser.close();
      await application.stop();
      await pglite.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs in at the login page and waits until the page behind it stands. */
export async function signIn(page: Page, user: MadeUser, path = '/'): Promise<void> {
  await page.goto(path);
  await sendLogin(page, user.email, FACTORY_PASSWORD);
  await page.getByRole('button', { name: /account menu/ }).waitFor();
}
