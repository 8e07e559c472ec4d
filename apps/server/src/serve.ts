import { fileURLToPath } from 'node:url';
import { hasOwner } from '@hearth/domains/access/service';
import type { PageRenderer } from '@hearth/kit/page';
import { systemClock } from '@hearth/platform/clock';
import { ConfigError, readConfig } from '@hearth/platform/config/config';
import type { Config } from '@hearth/platform/config/config';
import { SYSTEM } from '@hearth/platform/database';
import { readMigrations } from '@hearth/platform/database/migrate';
import { DataDirectoryRefused } from '@hearth/platform/embedded/failures';
import { SealKeyMissing } from '@hearth/platform/sealing/keyring';
import { createLog } from '@hearth/platform/log';
import { loopWatch } from '@hearth/platform/loop-watch';
import type { FastifyInstance } from 'fastify';
import { templateIfMissing } from './boot/database-template.ts';
import { retryWhileUnavailable, runWhenDatabaseIsUp } from './boot/await-database.ts';
import type { Application } from './application.ts';
import { migrateDatabase } from './boot/migrate-database.ts';
import { describeFirstOwner } from './boot/first-owner-lines.ts';
import { isNewEmbedded, openDatabase } from './boot/open-database.ts';
import { isDatabaseEmpty } from './seed/empty.ts';
import { claimDatabase, ForeignDatabase } from './boot/own-database.ts';
import { describeStart } from './boot/start-report.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The source of the pages. */
export interface PagesSource {
  /** What has to be there before they are served. */
  readonly prepare: (say: (line: string) => void) => Promise<void>;
  /** The folder that they lie in, and what renders them where that is not in the folder. */
  readonly open: (app: FastifyInstance) => Promise<{ readonly dist: string; readonly renderer?: PageRenderer }>;
  /** Answers where the archive of the sources is. */
  readonly sources: () => Promise<string>;
  /** Whether a call fails whose answer is not what its contract says. */
  readonly checkAnswers: boolean;
}

/** What pages need of an application, and whether it has a company. */
function withCompanyCheck(application: Application) {
  return { ...application, hasCompany: () => application.runner.run(SYSTEM, ({ db }) => hasOwner(db)) };
}

/** Stops once when the process is asked to end, and ends it. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void onSignal());
  process.on('SIGTERM', () => void onSignal());
}

/** Prepares the pages, opens and migrates the database, seeds an empty one in demo mode, and listens. */
async function start(config: Config, pages: PagesSource): Promise<void> {
  const log = createLog(
    process.stdout.isTTY === true && process.env['LOG_LEVEL'] === undefined ? 'warn' : config.logLevel,
  );
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  describeStart(config).forEach(say);
  for (const warning of config.warnings) log.warn(warning);
  const [template] = await Promise.all([isNewEmbedded(config) ? templateIfMissing() : undefined, pages.prepare(say)]);
  const opening = openDatabase(config, { log, say, template });
  // While the database opens, what works on it is loaded.
  const [database, { createApplication }, { serveFrame }, { servePages }, { serveSource }] = await Promise.all([
    opening,
    import('./application.ts'),
    import('./frame.ts'),
    import('./pages.ts'),
    import('./source.ts'),
  ]);
  const migrations = await readMigrations(ROOT);
  const prepare = async (): Promise<void> => {
    await migrateDatabase(config, database, migrations, { log, say });
    await claimDatabase(database, config, systemClock.now());
  };
  await (database.kind === 'server' ? runWhenDatabaseIsUp(config, log, prepare) : prepare());
  const demo = config.mode === 'demo' ? await import('./boot/demo-accounts.ts') : undefined;
  const madePassword = config.onNetwork ? demo?.newDemoPassword() : undefined;
  const parts = { config, clock: systemClock, log, database, migrations, inboxPassword: madePassword };
  const application = await createApplication({ ...parts, checkAnswers: pages.checkAnswers });
  const { dist, renderer } = await pages.open(application.app);
  await serveFrame(application.app, config, dist);
  serveSource(application.app, { config, limits: application.limits, archive: pages.sources });
  await servePages(application.app, config, withCompanyCheck(application), dist, renderer);
  // From here on the start reads what it needs again when a connection takes too long, as on a machine that starts much at once.
  if (config.mode === 'demo' && (await retryWhileUnavailable(log, () => isDatabaseEmpty(application.runner))))
    await (await import('./seed/seed.ts')).seed(application, say);
  await demo?.giveDemoPassword(application.runner, madePassword);
  await application.start();
  loopWatch.start(log);

  let working: Promise<void> | undefined;
  stopOnSignal(async () => {
    await working;
    await application.stop();
    await database.close();
  });
  await application.app.listen({ port: config.port, host: config.host });
  // Behind the first page: whoever waits for it does not wait for the background work.
  working = application.work();
  await working;
  if (demo !== undefined) say(demo.formatDemoAccounts(madePassword));
  if (config.mode === 'production')
    (await retryWhileUnavailable(log, () => describeFirstOwner(application.runner))).forEach(say);
  say(`\nHearth is at ${config.publicUrl}\n`);
}

/** The start errors that are shown as one sentence, without a stack trace. */
const OPERATOR_ERRORS = [ConfigError, DataDirectoryRefused, ForeignDatabase, SealKeyMissing];

/** Starts the server with the settings of this process. */
export async function serve(pages: PagesSource): Promise<void> {
  try {
    await start(readConfig(process.env), pages);
  } catch (error) {
    const isForOperator = OPERATOR_ERRORS.some((kind) => error instanceof kind);
    if (!isForOperator) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
