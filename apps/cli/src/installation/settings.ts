import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@hearth/platform/config/config';
import type { Config } from '@hearth/platform/config/config';
import { createLog } from '@hearth/platform/log';
import type { Log } from '@hearth/platform/log';
import type { CommandContext } from '../context.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The server's settings. A relative DATA_DIR is one of the checkout, wherever the command is called from. */
export function readSettings({ environment }: Pick<CommandContext, 'environment'>): Config {
  const given = environment['DATA_DIR'];
  const dataDir = given === undefined || given === '' ? '.data' : given;
  return readConfig({ ...environment, DATA_DIR: resolve(ROOT, dataDir) });
}

/** The log of a command: warnings and errors, to standard error. */
export function commandLog({ environment, warn }: Pick<CommandContext, 'environment' | 'warn'>): Log {
  return createLog(environment['LOG_LEVEL'] ?? 'warn', { write: (line) => warn(line.trimEnd()) });
}

/** The version of this checkout. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  return version;
}
