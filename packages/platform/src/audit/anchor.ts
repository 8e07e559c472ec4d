import { createHash } from 'node:crypto';
import { SYSTEM } from '../database.ts';
import type { FileStore } from '../files/store.ts';
import type { Job } from '../module.ts';
import type { Keyring } from '../sealing/keyring.ts';
import { isSignedWith, signText } from '../secrets/signature.ts';
import { chainNextEntries, findHeads } from './ledger.ts';

const END = 'audit/end.txt';
const DAY = /^\d{4}-\d\d-\d\d$/;
const anchorKey = (day: string): string => `audit/${day}.json`;

/** The heads of all audit chains on a day, signed and kept outside the database. */
export interface Anchor {
  readonly day: string;
  /** The day of the anchor before it; null for the first. */
  readonly previous: string | null;
  readonly heads: readonly { readonly chain: string; readonly number: number; readonly hash: string }[];
}

/** The day of the newest anchor; null before the first. */
export async function newestAnchor(files: Pick<FileStore, 'get'>): Promise<string | null> {
  const text = (await files.get(END))?.toString('utf8').trim() ?? '';
  return DAY.test(text) ? text : null;
}

/** The anchor of a day; null when it is not there, or was not written by this installation. */
export async function readAnchor(keys: Keyring, files: Pick<FileStore, 'get'>, day: string): Promise<Anchor | null> {
  const [body = '', signature = ''] = (await files.get(anchorKey(day)))?.toString('utf8').split('\n') ?? [];
  const known = keys.derive('audit-anchor').map(({ key }) => key);
  return isSignedWith(known, body, signature) ? (JSON.parse(body) as Anchor) : null;
}

/** Every minute: what was done since is sealed in chains. */
export const chainAudit: Job = {
  name: 'platform.chainAudit',
  cron: '* * * * *',
  retries: 0,
  run: async (_data, { run, signal }) => {
    while (!signal.aborted && (await run(SYSTEM, ({ db }) => chainNextEntries(db))) > 0);
  },
};

/** Every day: how far the chains have come is written where the files are, and its hash to the log. */
export const anchorAudit: Job = {
  name: 'platform.anchorAudit',
  cron: '7 0 * * *',
  run: async (data, work) => {
    const { run, files, clock, log } = work;
    await chainAudit.run(data, work);
    const day = clock.now().toISOString().slice(0, 10);
    const last = await newestAnchor(files);
    // A day is anchored once, also when a clock is set back to it.
    if ((await files.size(anchorKey(day))) !== null) return;
    const { body, signature, count } = await run(SYSTEM, async ({ db }) => {
      const heads = (await findHeads(db)).map(({ chain, number, hash }) => ({
        chain,
        number,
        hash: Buffer.from(hash).toString('hex'),
      }));
      const text = JSON.stringify({ day, previous: last, heads } satisfies Anchor);
      return { body: text, signature: signText(db.keys.derive('audit-anchor')[0].key, text), count: heads.length };
    });
    await files.put(anchorKey(day), Buffer.from(`${body}\n${signature}\n`), 'application/json');
    await files.put(END, Buffer.from(`${day}\n`), 'text/plain');
    log.info(
      { day, chains: count, sha256: createHash('sha256').update(body).digest('hex') },
      'the ledger was anchored',
    );
  },
};
