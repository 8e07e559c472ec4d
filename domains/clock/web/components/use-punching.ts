import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { useUser } from '@hearth/client/person';
import { useCallback, useEffect, useState } from 'react';
import { recordMyPunches } from '../../contract/endpoints.ts';
import type { PunchOutcome, SentPunch } from '../../contract/schemas.ts';
import { punchQueue } from '../state/punch-queue.ts';

const SOURCE: 'PHONE' | 'WEB' = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'PHONE' : 'WEB';

/** As long as a punch is new the server asks and refuses; later it takes what was punched without a network as it is. */
const TRY_AGAIN_MS = 150_000;
const SETTLED: ReadonlySet<PunchOutcome> = new Set(['RECORDED', 'KNOWN', 'TOO_OLD', 'NOT_EMPLOYED', 'NOT_OFFERED']);

/** Whether a punch that waited is done with: nobody is there to answer a question about it, and it is not lost for that. */
function isSettled({ outcome }: { readonly outcome: PunchOutcome }): boolean {
  return SETTLED.has(outcome);
}

/** Whether the server may not have got it. */
function isUnheard(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}

/** Sends punches at once, or keeps them on the device while there is no network and sends them in order once there is. */
export function usePunching() {
  const client = useClient();
  const { id: userId } = useUser();
  const [waiting, setWaiting] = useState(() => punchQueue.of(userId));
  const [busy, setBusy] = useState(false);
  const count = useCallback(() => setWaiting(punchQueue.of(userId)), [userId]);

  const send = useCallback(
    async (employeeId: string, punches: readonly SentPunch[]) => {
      const body = { sent_at: new Date().toISOString(), source: SOURCE, punches: [...punches] };
      const { outcomes } = await client.call(recordMyPunches, { params: { employee_id: employeeId }, body });
      return outcomes;
    },
    [client],
  );

  const flush = useCallback(async (): Promise<void> => {
    for (const [employeeId, queued] of Map.groupBy(punchQueue.of(userId), (one) => one.employeeId)) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- in order
        const outcomes = await send(
          employeeId,
          queued.map(({ punch }) => punch),
        );
        punchQueue.remove(new Set(outcomes.filter(isSettled).map(({ idempotency_key: key }) => key)));
      } catch (error) {
        // What the server refuses of one employment, such as one that is over, keeps nobody from clocking in at another one.
        if (isUnheard(error)) throw error;
      }
    }
  }, [send, userId]);

  useTries(flush, count);

  /** Answers with what the server said; null: it waits on this device. */
  const punch = async (employeeId: string, one: SentPunch) => {
    setBusy(true);
    try {
      // What waits was punched before.
      await flush();
      const [outcome] = await send(employeeId, [one]);
      return outcome;
    } catch (error) {
      if (!isUnheard(error) || !punchQueue.add({ userId, employeeId, punch: one })) throw error;
      return null;
    } finally {
      count();
      setBusy(false);
    }
  };
  return { punch, waiting, busy };
}

/** Sends what waits at once, when there is a network again, and from time to time. */
function useTries(flush: () => Promise<void>, count: () => void): void {
  useEffect(() => {
    const tryAgain = (): void => {
      void flush().then(count, count);
    };
    tryAgain();
    globalThis.addEventListener('online', tryAgain);
    const timer = setInterval(tryAgain, TRY_AGAIN_MS);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', tryAgain);
    };
  }, [flush, count]);
}
