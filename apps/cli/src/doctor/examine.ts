import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Config } from '@hearth/platform/config/config';
import { roomAt } from '@hearth/platform/files/disk';
import { DataDirectoryInUse } from '@hearth/platform/embedded/failures';
import { dataLayout } from '@hearth/platform/embedded/layout';
import { listSnapshots } from '@hearth/platform/embedded/snapshot/snapshot-files';
import { openTransport } from '../commands/mail-test.ts';
import type { CommandContext } from '../context.ts';
import { openFiles } from '../installation/files.ts';
import { hasSecretKey, withInstallation } from '../installation/open.ts';
import { examineDatabase } from './database.ts';
import { reasonOf } from './finding.ts';
import type { Finding } from './finding.ts';

const GIGABYTE = 1024 ** 3;
const LITTLE_ROOM = 2 * GIGABYTE;
const OLD_SNAPSHOT_MS = 2 * 60 * 60_000;
const PATIENCE_MS = 5_000;

/** Looks at the parts of an installation one after the other; each says how it is as soon as it is known. */
export async function* examine(context: CommandContext, config: Config): AsyncGenerator<Finding> {
  yield { what: 'Settings', state: 'good', text: `good to start with, for ${config.mode} (${config.modeReason})` };
  for (const text of config.warnings) yield { what: 'Settings', state: 'doubtful', text };
  yield await examineDisk(config);
  yield hasSecretKey(config)
    ? {
        what: 'Key',
        state: 'good',
        text: config.secretKey === undefined ? 'in the data directory' : 'SECRET_KEY is set',
      }
    : { what: 'Key', state: 'doubtful', text: 'there is none yet; the first start makes one in the data directory' };
  yield* await examineOpened(context, config);
  if (config.databaseUrl === undefined) yield examineSnapshots(context, config);
  yield await examineFiles(config);
  yield await examineMail(config);
}

async function examineDisk({ dataDir, diskReserve = LITTLE_ROOM }: Config): Promise<Finding> {
  const what = 'Disk';
  try {
    const { free } = await roomAt(dataDir);
    const text = `${(free / GIGABYTE).toFixed(1)} GB are free at ${dataDir}`;
    return { what, state: free < diskReserve ? 'doubtful' : 'good', text };
  } catch (error) {
    return { what, state: 'bad', text: `${dataDir} cannot be used: ${reasonOf(error)}` };
  }
}

/** Looks at the database, or asks the server that holds it. */
async function examineOpened(context: CommandContext, config: Config): Promise<readonly Finding[]> {
  try {
    return await withInstallation(context, (installation) => examineDatabase(context, installation));
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return [await askServer(config, error)];
    return [{ what: 'Database', state: 'bad', text: reasonOf(error) }];
  }
}

async function askServer({ port }: Config, { pid }: DataDirectoryInUse): Promise<Finding> {
  const what = 'Database';
  const holder = pid === undefined ? 'another process' : `process ${pid}`;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = `in use by ${holder}, which answers at port ${port}: ${answer.ok ? 'ready' : `not ready (${answer.status})`}`;
    return { what, state: answer.ok ? 'good' : 'bad', text };
  } catch (error) {
    const text = `in use by ${holder}, and no server answers at port ${port}: ${reasonOf(error)}`;
    return { what, state: 'doubtful', text };
  }
}

function examineSnapshots({ clock }: Pick<CommandContext, 'clock'>, { dataDir }: Config): Finding {
  const what = 'Snapshots';
  const [newest] = listSnapshots(dataLayout(dataDir).snapshots);
  if (newest === undefined) return { what, state: 'doubtful', text: 'there is none yet' };
  const age = clock.now().getTime() - newest.takenAt.getTime();
  const text = `the newest is of ${newest.takenAt.toISOString()}; they lie on the same disk, so make backups, too`;
  return { what, state: age > OLD_SNAPSHOT_MS ? 'doubtful' : 'good', text };
}

async function examineFiles(config: Config): Promise<Finding> {
  const what = 'Files';
  const key = `doctor/${randomUUID()}.txt`;
  const bytes = Buffer.from('hearth doctor\n');
  try {
    const files = await openFiles(config);
    await files.write({ key, size: bytes.length, body: Readable.from([bytes]) });
    const size = await files.size(key);
    await files.delete(key);
    const isKept = size === bytes.length;
    return {
      what,
      state: isKept ? 'good' : 'bad',
      text: `${files.place} ${isKept ? 'takes, keeps and deletes a file' : 'does not keep what is written'}`,
    };
  } catch (error) {
    return { what, state: 'bad', text: reasonOf(error) };
  }
}

async function examineMail(config: Config): Promise<Finding> {
  const what = 'Mail';
  if (config.smtpUrl === undefined)
    return { what, state: 'doubtful', text: 'SMTP_URL is not set: messages stay in the inbox page of a demonstration' };
  try {
    const transport = await openTransport(config);
    await transport.verify();
    transport.close();
    return {
      what,
      state: 'good',
      text: 'the mail server answers and lets Hearth sign in; `hearth mail-test` sends a message',
    };
  } catch (error) {
    return { what, state: 'bad', text: `the mail server does not: ${reasonOf(error)}` };
  }
}
