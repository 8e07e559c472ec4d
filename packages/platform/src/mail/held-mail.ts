import { sql } from 'kysely';
import type { AddressSource } from '../access/sources.ts';
import type { Tx } from '../database.ts';
import { SYSTEM } from '../database.ts';
import type { JobContract } from '../jobs/job-contract.ts';
import type { Job } from '../module.ts';

/** A kept message, as far as it matters whether it may go out. */
interface Kept {
  readonly id: string;
  readonly recipient: string;
  readonly before_proof: boolean;
}

/** Holds a message whose address nobody has proven yet, and tells whether it did. The one that proves the address goes out. */
export async function holdUntilProven(tx: Tx<'system'>, addresses: AddressSource, mail: Kept): Promise<boolean> {
  if (mail.before_proof || !(await addresses.awaitsProof(tx, [mail.recipient])).has(mail.recipient)) return false;
  await tx.execute(sql`update platform.mail set state = 'held' where id = ${mail.id}`);
  return true;
}

/** Addresses that are looked at in one run. */
const MOST_ADDRESSES = 1000;

/** Sends what was held for addresses that have been proven since. Looks each minute, however an address was proven. */
export const releaseMail = (addresses: AddressSource, send: JobContract<{ id: string }>): Job => ({
  name: 'platform.releaseMail',
  cron: '* * * * *',
  run: (_data, { run }) =>
    run(SYSTEM, async ({ db, enqueue }) => {
      const held = await db.execute<{ recipient: string }>(
        sql`select distinct recipient from platform.mail where state = 'held' limit ${MOST_ADDRESSES}`,
      );
      const waiting = held.map(({ recipient }) => recipient);
      if (waiting.length === 0) return;
      const unproven = await addresses.awaitsProof(db, waiting);
      const proven = waiting.filter((address) => !unproven.has(address));
      const released = await db.execute<{ id: string }>(sql`
        update platform.mail set state = 'queued' where state = 'held' and recipient = any (${proven}::text[]) returning id`);
      for (const { id } of released) await enqueue(send, { id });
    }),
});
