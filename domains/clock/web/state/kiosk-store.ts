import { NEVER, storage } from '@hearth/client/storage';
import type { BrowserStorage } from '@hearth/client/storage';
import type { KioskDay, KioskPunch } from '../../contract/kiosk-schemas.ts';

/** What a shared tablet keeps: its pairing, the names for a day without a network, and punches that wait. No PIN. */
export interface KioskMemory {
  readonly token: string;
  readonly name: string;
  readonly serial: number;
  readonly day: KioskDay | null;
  readonly queue: readonly KioskPunch[];
}

/** The pairing of this browser, and what waits in it. */
export interface KioskStore {
  readonly read: () => KioskMemory | null;
  readonly pair: (token: string, name: string) => void;
  readonly keepDay: (day: KioskDay) => void;
  /** Adds a punch behind the others; answers false where there is no room for more. */
  readonly add: (punch: KioskPunch) => boolean;
  readonly remove: (keys: ReadonlySet<string>) => void;
  /** The next number of what is sent: each is used once. */
  readonly nextSerial: () => number;
  /** Ends the pairing. What still waits is kept, and goes to the server once the tablet is paired again. */
  readonly forget: () => void;
}

const KEY = 'clock_kiosk';
/** More than a day of two hundred people with a break each. */
const MOST = 1000;

/** Shared tablets over a storage of the browser. */
export function createKioskStore(area: Pick<BrowserStorage, 'read' | 'write' | 'remove'>): KioskStore {
  const read = (): KioskMemory | null => {
    const kept = area.read(KEY);
    return typeof kept === 'object' && kept !== null && 'token' in kept ? (kept as KioskMemory) : null;
  };
  /** What waited when an earlier pairing ended. */
  const readLeft = (): readonly KioskPunch[] => {
    const kept = area.read(KEY);
    return typeof kept === 'object' && kept !== null && 'left' in kept ? (kept.left as readonly KioskPunch[]) : [];
  };
  const change = (edit: (before: KioskMemory) => KioskMemory): void => {
    const before = read();
    if (before !== null) area.write(KEY, edit(before), NEVER);
  };
  return {
    read,
    pair: (token, name) =>
      area.write(KEY, { token, name, serial: 0, day: null, queue: readLeft() } satisfies KioskMemory, NEVER),
    keepDay: (day) => change((before) => ({ ...before, day })),
    add(punch) {
      const before = read();
      if (before === null || before.queue.length >= MOST) return false;
      change((kept) => ({ ...kept, queue: [...kept.queue, punch] }));
      // A browser that is full keeps nothing and says so only to whoever looks.
      return read()?.queue.some((one) => one.idempotency_key === punch.idempotency_key) === true;
    },
    remove: (keys) =>
      change((before) => ({ ...before, queue: before.queue.filter((one) => !keys.has(one.idempotency_key)) })),
    nextSerial() {
      const serial = (read()?.serial ?? 0) + 1;
      change((before) => ({ ...before, serial }));
      return serial;
    },
    forget() {
      const left = read()?.queue ?? readLeft();
      if (left.length > 0) area.write(KEY, { left }, NEVER);
      else area.remove(KEY);
    },
  };
}

/** What this browser keeps as a shared tablet. */
export const kioskStore: KioskStore = createKioskStore(storage);
