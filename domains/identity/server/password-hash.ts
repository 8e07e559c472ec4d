import { argon2, randomBytes } from 'node:crypto';
import { isSameSecret } from '@hearth/platform/secrets/signature';
import { availableParallelism } from 'node:os';
import { failure, UNAVAILABLE } from '@hearth/kit/failure';
import { INVALID_USERNAME_OR_PASSWORD } from '../contract/failures.ts';
import { HASHES_AT_ONCE, HASHES_WAITING } from '../rules/limits.ts';

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,86})\$([A-Za-z0-9+/]{43,86})$/;

// Hashing fills a core and one of the few threads that files need too; more at once would only make all of them late.
let free = Math.min(HASHES_AT_ONCE, availableParallelism());
const waiting: (() => void)[] = [];

async function enqueueHash<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else {
    if (waiting.length >= HASHES_WAITING) throw failure(UNAVAILABLE);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}

function derive(password: string, salt: Uint8Array, cost: Cost, length: number): Promise<Buffer> {
  return enqueueHash(
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          { message: Buffer.from(password, 'utf8'), nonce: salt, tagLength: length, ...cost },
          (error, hash) => {
            if (error === null) resolve(Buffer.from(hash));
            else reject(error);
          },
        );
      }),
  );
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** A password's argon2id hash with its parameters, as a PHC string. Rejects with UNAVAILABLE when too many wait already. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, COST, HASH_BYTES);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(hash)}`;
}

const nobody = { cost: COST, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };

function readPhc(text: string): typeof nobody {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(text) ?? [];
  if (memory === undefined) throw new Error('A stored password hash is not an argon2id PHC string.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

/**
 * Resolves only for the right password; a wrong one throws INVALID_USERNAME_OR_PASSWORD. Without a hash (nobody of that
 * name, or no password yet) it takes the same time and throws the same.
 */
export async function provePassword(password: string, phc: string | null): Promise<void> {
  const stored = phc === null ? nobody : readPhc(phc);
  const given = await derive(password, stored.salt, stored.cost, stored.hash.length);
  const equal = isSameSecret(given, stored.hash);
  if (phc === null || !equal) throw failure(INVALID_USERNAME_OR_PASSWORD);
}
