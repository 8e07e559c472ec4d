import { CallError } from '@hearth/client/call-error';
import { useClient } from '@hearth/client/context';
import { newId } from '@hearth/kit/id';
import { useCallback, useEffect, useState } from 'react';
import { changeKioskPin, openKiosk, openKioskClock, pairKiosk } from '../../../contract/kiosk-endpoints.ts';
import type { KioskClock, KioskOutcome, KioskPunch } from '../../../contract/kiosk-schemas.ts';
import { kioskStore } from '../../state/kiosk-store.ts';
import type { KioskMemory } from '../../state/kiosk-store.ts';
import type { SealedPunch } from '../../../rules/seal.ts';
import { sealPin } from '../../state/seal-pin.ts';
import { sendQueue } from '../../state/send-kiosk.ts';
import type { SendResult } from '../../state/send-kiosk.ts';

const TRY_AGAIN_MS = 30_000;
const DAY_AGAIN_MS = 300_000;

/** What somebody does at the tablet. */
export type Pressed = Pick<KioskPunch, 'kind' | 'reason' | 'attestation'> & {
  /** The manager who says yes to it, with their PIN. */
  readonly approver?: { readonly employeeId: string; readonly pin: string } | undefined;
};

const isUnreached = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);
const isUnpaired = (error: unknown): boolean => error instanceof CallError && error.code === 'KIOSK_NOT_VALID';

/** The tablet: its pairing, who is here, and what waits to be sent. */
export function useKiosk() {
  const client = useClient();
  const [memory, setMemory] = useState(() => kioskStore.read());
  const [isEnded, setEnded] = useState(false);
  const [isOnline, setOnline] = useState(true);
  const look = useCallback(() => setMemory(kioskStore.read()), []);
  const end = useCallback(() => {
    // What the server has not kept waits for the next pairing.
    kioskStore.forget();
    setEnded(true);
    look();
  }, [look]);
  const token = memory?.token ?? null;

  const refresh = useCallback(async (): Promise<void> => {
    if (token === null) return;
    try {
      const day = await client.call(openKiosk, { body: { device_token: token } });
      kioskStore.keepDay(day);
      setOnline(true);
    } catch (error) {
      // Punches that wait are sent once more before the pairing is forgotten: the server keeps them for a manager.
      if (isUnpaired(error) && (await sendQueue(client, kioskStore)).end !== 'OFFLINE') return end();
      setOnline(false);
    }
    look();
  }, [client, token, look, end]);
  const flush = useCallback(
    async (attended: string | null = null) => {
      const result = await sendQueue(client, kioskStore, attended);
      setOnline(result.end !== 'OFFLINE');
      if (result.end === 'UNPAIRED') end();
      look();
      return result;
    },
    [client, look, end],
  );
  useRounds(token, refresh, flush);
  const deeds = useDeeds({ token, memory, look, end, flush, setOnline, paired: () => setEnded(false) });
  return { memory, isEnded, isOnline, ...deeds };
}

interface DeedParts {
  readonly token: string | null;
  readonly memory: KioskMemory | null;
  readonly look: () => void;
  readonly end: () => void;
  readonly flush: (attended: string | null) => Promise<SendResult>;
  readonly setOnline: (isOnline: boolean) => void;
  readonly paired: () => void;
}

/** What is done at the tablet: it is paired, somebody opens their clock, and punches. */
function useDeeds({ token, memory, look, end, flush, setOnline, paired }: DeedParts) {
  const client = useClient();
  return {
    pair: async (code: string): Promise<void> => {
      const answer = await client.call(pairKiosk, { body: { code } });
      kioskStore.pair(answer.device_token, answer.kiosk_name);
      paired();
      look();
    },
    /** What they are doing now; null without a network, when nobody can say. Throws for a wrong PIN. */
    open: async (employeeId: string, pin: string): Promise<KioskClock | null> => {
      try {
        const answer = await client.call(openKioskClock, {
          body: { device_token: token ?? '', employee_id: employeeId, pin },
        });
        setOnline(true);
        return answer;
      } catch (error) {
        // What waits is sent once more before the pairing is forgotten: the server keeps it.
        if (isUnpaired(error) && (await sendQueue(client, kioskStore)).end !== 'OFFLINE') end();
        if (!isUnreached(error)) throw error;
        setOnline(false);
        return null;
      }
    },
    /** Changes somebody’s PIN to one of their own choice. */
    changePin: async (employeeId: string, pin: string, newPin: string): Promise<void> => {
      await client.call(changeKioskPin, {
        body: { device_token: token ?? '', employee_id: employeeId, pin, new_pin: newPin },
      });
    },
    /** What became of it; null: it waits on the tablet. Throws where there is no room for more. */
    punch: async (employeeId: string, pin: string, pressed: Pressed): Promise<KioskOutcome | null> => {
      const key = newId();
      const punch = {
        idempotency_key: key,
        employee_id: employeeId,
        device_at: new Date().toISOString(),
        kind: pressed.kind,
        reason: pressed.reason,
        attestation: pressed.attestation,
      };
      const publicKey = memory?.day?.public_key ?? '';
      const kept = kioskStore.add(await sealPunch(publicKey, punch, { pin, approver: pressed.approver }));
      if (!kept) throw new CallError(0, 'KIOSK_FULL', 'There is no room for more.');
      const { outcomes } = await flush(key);
      return outcomes.find((one) => one.idempotency_key === key) ?? null;
    },
  };
}

interface Pins {
  readonly pin: string;
  readonly approver: Pressed['approver'];
}

/** Seals a punch with the PIN of its person, and with that of a manager where one says yes. */
async function sealPunch(publicKey: string, bare: SealedPunch, { pin, approver }: Pins): Promise<KioskPunch> {
  if (approver === undefined) return { ...bare, approver: null, sealed: await sealPin(publicKey, bare, pin) };
  const punch = { ...bare, approver: { employee_id: approver.employeeId } };
  return {
    ...punch,
    approver: { ...punch.approver, sealed: await sealPin(publicKey, punch, approver.pin) },
    sealed: await sealPin(publicKey, punch, pin),
  };
}

/** Looks for names and sends what waits: at once, when there is a network again, and from time to time. */
function useRounds(token: string | null, refresh: () => Promise<void>, flush: () => Promise<unknown>): void {
  useEffect(() => {
    if (token === null) return undefined;
    const send = (): void => void flush();
    void refresh().then(send);
    globalThis.addEventListener('online', send);
    const timers = [setInterval(send, TRY_AGAIN_MS), setInterval(() => void refresh(), DAY_AGAIN_MS)];
    return () => {
      for (const timer of timers) clearInterval(timer);
      globalThis.removeEventListener('online', send);
    };
  }, [token, refresh, flush]);
}
