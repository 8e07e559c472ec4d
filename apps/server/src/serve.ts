import { fileURLToPath } from 'node:url';
import type { PageRenderer } from '@hearth/kit/page';
import { systemClock } from '@hearth/platform/clock';
import { ConfigError, readConfig } from '@hearth/platform/config';
import type { Config } from '@hearth/platform/config';
import { readMigrations } from '@hearth/platform/database/migrate';
import { DataDirectoryRefused } from '@hearth/platform/embedded/failures';
import { SealKeyMissing } from '@hearth/platform/sealing/keyring';
import { createLog } from '@hearth/platform/log';
import { loopWatch } from '@hearth/platform/loop-watch';
import type { FastifyInstance } from 'fastify';
import { templateIfMissing } from './database-template.ts';
import { onceDatabaseIsThere } from './await-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { firstOwnerLines } from './first-owner-lines.ts';
import { isFresh, openDatabase } from './open-database.ts';
import { isEmpty } from './seed/empty.ts';
import { claimDatabase, ForeignDatabase } from './own-database.ts';
import { startReport } from './start-report.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the pages come from. */
export interface PagesSource {
  /** What has to be there before they are served. */
  readonly prepare: (say: (line: string) => void) => Promise<void>;
  /** The folder that they lie in, and what renders them where that is not in the folder. */
  readonly open: (app: FastifyInstance) => Promise<{ readonly dist: string; readonly renderer?: PageRenderer }>;
  /** Whether a call fails whose answer is not what its contract says. */
  readonly checkAnswers: boolean;
}

/** Prepares the pages, opens and migrates the database, seeds an empty one in demo mode, and listens. */
async function start(config: Config, pages: PagesSource): Promise<void> {
  const log = createLog(
    process.stdout.isTTY === true && process.env['LOG_LEVEL'] === undefined ? 'warn' : config.logLevel,
  );
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  startReport(config).forEach(say);
  for (const warning of config.warnings) log.warn(warning);
  const [template] = await Promise.all([isFresh(config) ? templateIfMissing() : undefined, pages.prepare(say)]);
  const opening = openDatabase(config, { log, say, template });
  // While the database opens, what works on it is loaded.
  const [database, { createApplication }, { serveFrame }, { servePages }] = await Promise.all([
    opening,
    import('./application.ts'),
    import('./frame.ts'),
    import('./pages.ts'),
  ]);
  const migrations = await readMigrations(ROOT);
  const prepare = async (): Promise<void> => {
    await migrateDatabase(config, database, migrations, { log, say });
    await claimDatabase(database, config, systemClock.now());
  };
  await (database.kind === 'server' ? onceDatabaseIsThere(config, log, prepare) : prepare());
  const demo = config.mode === 'demo' ? await import('./demo-accounts.ts') : undefined;
  const madePassword = config.onNetwork ? demo?.newDemoPassword() : undefined;
  const application = await createApplication({
    config,
    clock: systemClock,
    log,
    database,
    checkAnswers: pages.checkAnswers,
    inboxPassword: madePassword,
  });
  const { dist, renderer } = await pages.open(application.app);
  await serveFrame(application.app, config, dist);
  await servePages(application.app, config, application, dist, renderer);
  if (config.mode === 'demo' && (await isEmpty(application.runner)))
    await (await import('./seed/seed.ts')).seed(application, say);
  await demo?.giveDemoPassword(application.runner, madePassword);
  await application.start();
  loopWatch.start(log);

  let working: Promise<void> | undefined;
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await working;
    await application.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  await application.app.listen({ port: config.port, host: config.host });
  // Behind the first page: whoever waits for it does not wait for the background work.
  working = application.work();
  await working;
  if (demo !== undefined) say(demo.demoAccounts(madePassword));
  if (config.mode === 'production') (await firstOwnerLines(application.runner)).forEach(say);
  say(`\nHearth is at ${config.publicUrl}\n`);
}

/** What keeps a start from happening and is told in a sentence, without where in the code it was found. */
const FOR_OPERATOR = [ConfigError, DataDirectoryRefused, ForeignDatabase, SealKeyMissing];

/** Starts the server with the settings of this process. */
export async function serve(pages: PagesSource): Promise<void> {
  try {
    await start(readConfig(process.env), pages);
  } catch (error) {
    const isForOperator = FOR_OPERATOR.some((kind) => error instanceof kind);
    if (!isForOperator) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
