import type { BrowserStorage } from './storage.ts';
import { NEVER, storage, STORAGE_EXPIRY_MS } from './storage.ts';

interface StatePart {
  readonly value: unknown;
  readonly until: number;
}

/** Named parts of `shared_state`: what is being written and must outlive a reload. Each part has its own end. */
export interface SharedState {
  readonly read: (name: string) => unknown;
  readonly keep: (name: string, value: unknown, expiryMs?: number) => void;
  readonly forget: (name: string) => void;
  /** Forgets every part: the reader signs out. What is no part, the choice of light or dark, stays. */
  readonly forgetAll: () => void;
}

/** Shared state over a storage, asked for at each use; parts that have ended go with the next change. */
export function createSharedState(area: () => Pick<BrowserStorage, 'read' | 'write'>, now: () => number): SharedState {
  const all = (): Record<string, unknown> => {
    const state = area().read('shared_state');
    return typeof state === 'object' && state !== null ? { ...state } : {};
  };
  const change = (edit: (name: string, entry: unknown) => boolean, added: Record<string, StatePart> = {}): void => {
    const stays = Object.entries(all()).filter(
      ([name, entry]) => !isPart(entry) || (entry.until > now() && edit(name, entry)),
    );
    area().write('shared_state', { ...Object.fromEntries(stays), ...added }, NEVER);
  };
  return {
    read: (name) => {
      const entry = all()[name];
      return isPart(entry) && entry.until > now() ? entry.value : null;
    },
    keep: (name, value, expiryMs = STORAGE_EXPIRY_MS) =>
      change(() => true, { [name]: { value, until: now() + expiryMs } }),
    forget: (name) => change((other) => other !== name),
    forgetAll: () => change(() => false),
  };
}

function isPart(entry: unknown): entry is StatePart {
  return typeof entry === 'object' && entry !== null && 'until' in entry && typeof entry.until === 'number';
}

/** Parts that are kept only with consent to preferences, and forgotten when it is taken back. */
export const PREFERENCE_PARTS = ['recent_searches'] as const;

/** The shared state of this browser. */
export const sharedState: SharedState = createSharedState(
  () => storage,
  () => Date.now(),
);
