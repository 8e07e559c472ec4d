import { CallError } from '@hearth/client/call-error';
import type { Client } from '@hearth/client/client';
import { CONFLICT, INVALID_INPUT } from '@hearth/kit/failure';
import { KIOSK_NOT_VALID } from '../../contract/failures.ts';
import { sendKioskPunches } from '../../contract/kiosk-endpoints.ts';
import type { KioskOutcome, KioskOutcomeKind } from '../../contract/kiosk-schemas.ts';
import type { KioskStore } from './kiosk-store.ts';

/** How a round of sending ended. `UNPAIRED`: the pairing has ended; what the server did not say to have kept still waits. */
export type SendEnd = 'SENT' | 'OFFLINE' | 'UNPAIRED';

export interface SendResult {
  readonly end: SendEnd;
  readonly outcomes: readonly KioskOutcome[];
}

const MOST_AT_ONCE = 50;
/** Asked of somebody who is not there any more: it is taken as it is once it is older. */
const OPEN: ReadonlySet<KioskOutcomeKind> = new Set([
  'ASK_EARLY',
  'ASK_UNSCHEDULED',
  'ASK_ATTESTATION',
  'NEEDS_MANAGER',
  'TOO_EARLY',
  'NOT_SCHEDULED',
  'BREAK_TOO_SHORT',
  'WRONG_PIN',
  'PIN_LOCKED',
  'MANAGER_REFUSED',
  'NOT_KEPT',
]);
/** With these the server says that it will never take a punch; anything else may come from whatever stands between. */
const NEVER_TAKEN: ReadonlySet<string> = new Set([CONFLICT.code, INVALID_INPUT.code]);

/** Whether a punch goes on waiting. Whoever stands there is told, and tries again; only what the server could not keep waits also for them. */
const isOpen = ({ outcome, idempotency_key: key }: KioskOutcome, attended: string | null): boolean =>
  OPEN.has(outcome) && (key !== attended || outcome === 'NOT_KEPT');

/** One tab sends at a time: what is sent is numbered, and a number out of order looks like a second tablet. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Absent where a page isn't served safely.
  const locks = Object(navigator).locks as LockManager | null | undefined;
  return locks ? ((await locks.request('hearth-kiosk', work)) as T) : work();
}

/**
 * Sends what waits, in order. `attended` is the punch of whoever stands there: it leaves the queue once it is judged, since they are told.
 * Anything else stays until the server says what became of it.
 */
export function sendQueue(client: Client, store: KioskStore, attended: string | null = null): Promise<SendResult> {
  return alone(async () => {
    const outcomes: KioskOutcome[] = [];
    const skipped = new Set<string>();
    let most = MOST_AT_ONCE;
    let end: SendEnd = 'SENT';
    for (;;) {
      const memory = store.read();
      const batch = (memory?.queue ?? []).filter((one) => !skipped.has(one.idempotency_key)).slice(0, most);
      if (memory === null || batch.length === 0) return { end, outcomes };
      try {
        // oxlint-disable-next-line no-await-in-loop -- in order
        const answer = await client.call(sendKioskPunches, {
          body: {
            device_token: memory.token,
            sent_at: new Date().toISOString(),
            serial: store.nextSerial(),
            punches: [...batch],
          },
        });
        outcomes.push(...answer.outcomes);
        if (!answer.is_paired) end = 'UNPAIRED';
        const open = answer.outcomes.filter((one) => isOpen(one, attended));
        for (const one of open) skipped.add(one.idempotency_key);
        store.remove(
          new Set(
            batch.map((one) => one.idempotency_key).filter((key) => !open.some((one) => one.idempotency_key === key)),
          ),
        );
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        // A token that nobody knows: the pairing is gone, as after a database was restored. Nothing was kept there.
        if (error.code === KIOSK_NOT_VALID.code) return { end: 'UNPAIRED', outcomes };
        if (!NEVER_TAKEN.has(error.code)) return { end: 'OFFLINE', outcomes };
        // One that can never be taken does not keep the others.
        if (batch.length > 1) most = 1;
        else store.remove(new Set(batch.map((one) => one.idempotency_key)));
      }
    }
  });
}
