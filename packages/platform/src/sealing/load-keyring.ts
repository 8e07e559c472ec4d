import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { Keyring } from './keyring.ts';

const FILE = 'secret.key';
const SECRET_BYTES = 32;

function readKeyFile(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret === '') throw new Error(`The key file ${file} is empty. Put back what stood in it.`);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Appears whole or not at all; of several processes that make it at once, all use the first one's. */
function makeKeyFile(directory: string, file: string): string {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const making = `${file}.${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(making, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    fsyncSync(descriptor);
    linkSync(making, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(making);
  }
  const made = readKeyFile(file);
  if (made === undefined) throw new Error(`The key file ${file} could not be kept.`);
  return made;
}

/**
 * The installation's keys: SECRET_KEY and the one before it. Where none is set, which only a trial allows, a key in a file of
 * the data directory, made at the first start and readable for this user alone. What it sealed opens later, too, beside a SECRET_KEY.
 */
export function loadKeyring(config: Pick<Config, 'secretKey' | 'previousSecretKey' | 'dataDir'>): Keyring {
  const file = join(config.dataDir, FILE);
  const configured = [config.secretKey, config.previousSecretKey].filter((secret) => secret !== undefined);
  const kept = readKeyFile(file);
  const [first, ...rest] = [...configured, ...(kept === undefined ? [] : [kept])];
  return first === undefined ? new Keyring(makeKeyFile(config.dataDir, file)) : new Keyring(first, ...rest);
}
