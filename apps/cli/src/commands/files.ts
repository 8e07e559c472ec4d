import { Readable } from 'node:stream';
import { Option } from 'commander';
import type { Command } from 'commander';
import { bucketInventory } from '@hearth/platform/files/inventory';
import type { FileInventory } from '@hearth/platform/files/inventory';
import type { CommandContext } from '../context.ts';
import { filesOnDisk } from '../installation/files.ts';
import { readSettings } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';

const MORE = `
Both ways need the S3_ settings. Servers may run: files never change once they are there. Switch the servers over, and call it once more
for what came meanwhile. Nothing is deleted without --delete, and then only what has the same size in both places.`;

/** These are written to again under the same key, so what is in the place that is used counts. */
const GROWING = /^(?:erasures\/end\.json|audit\/end\.txt)$/;

/** Adds `hearth files move`. */
export function addFiles(program: Command, context: CommandContext): void {
  const files = program.command('files').description('Looks after uploaded files.');
  files
    .command('move')
    .description('Copies all files between the data directory and the bucket of the S3_ settings.')
    .addOption(new Option('--to <place>', 'where to').choices(['bucket', 'disk']).makeOptionMandatory())
    .option('--delete', 'delete each file where it was, once it is in the other place')
    .addHelpText('after', MORE)
    .action((options: { readonly to: 'bucket' | 'disk'; readonly delete?: boolean }) => moveFiles(context, options));
}

async function moveFiles(
  context: CommandContext,
  { to: place, delete: deletes = false }: { readonly to: 'bucket' | 'disk'; readonly delete?: boolean },
): Promise<void> {
  const config = readSettings(context);
  if (config.s3 === undefined)
    throw new OperatorError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name the bucket, and are not set.');
  const [disk, bucket] = [filesOnDisk(config), await bucketInventory(config.s3)];
  const [from, to] = place === 'bucket' ? [disk, bucket] : [bucket, disk];
  const counts = { copied: 0, there: 0, deleted: 0 };
  for await (const { key } of from.list()) {
    if (await copyFile(from, to, key)) counts.copied += 1;
    else counts.there += 1;
    if (!deletes || (await from.size(key)) !== (await to.size(key))) continue;
    await from.delete(key);
    counts.deleted += 1;
  }
  context.say(
    `${from.place} to ${to.place}: ${counts.copied} files copied, ${counts.there} were there already, ${counts.deleted} deleted.`,
  );
}

/** Copies a file unless it is there; tells whether it did. */
async function copyFile(from: FileInventory, to: FileInventory, key: string): Promise<boolean> {
  const size = await from.size(key);
  if (size === null || (size === (await to.size(key)) && !GROWING.test(key))) return false;
  const file = await from.read(key);
  if (file === null) return false;
  const body = Readable.from(file.body, { objectMode: false });
  await to.write({ key, size: file.size, body });
  const written = await to.size(key);
  if (written !== file.size)
    throw new Error(`${key} has ${written ?? 'no'} bytes in ${to.place} instead of ${file.size}.`);
  return true;
}
