import { defineJob } from '@hearth/platform/jobs/job-contract';
import type { Work } from '@hearth/platform/module';

export const DELIVER_DUE = defineJob('webhooks.deliverDue', {}, { isKeyed: true });

/** A try that is further off is found by the job of each minute. */
const SOON_MS = 60_000;
/** Tries within the same few seconds are made together. */
const SLOT_MS = 5000;

/** Asks for a try at a moment, if that is sooner than each minute looks. */
export async function retryAt({ clock, enqueue }: Pick<Work, 'clock' | 'enqueue'>, at: Date): Promise<void> {
  if (at.getTime() - clock.now().getTime() > SOON_MS) return;
  const slot = Math.ceil(at.getTime() / SLOT_MS);
  await enqueue(DELIVER_DUE, {}, { key: `at ${slot}`, startAfter: new Date(slot * SLOT_MS) });
}
