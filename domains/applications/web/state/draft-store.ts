import type { SharedState } from '@hearth/client/shared-state';
import type { Draft } from './draft.ts';
import { parseDraft, emptyDraft } from './draft.ts';

const PART = 'application';
/** A draft waits a week for whoever wrote it to come back. */
const KEPT_MS = 7 * 86_400_000;

/** A draft and the time of its last change. */
export interface StoredDraft {
  readonly draft: Draft;
  readonly savedAt: Date | null;
}

/** The draft of an application for one job, stored in the browser while it is written. */
export interface DraftStore {
  readonly current: () => StoredDraft;
  /** What the server renders with: it knows no browser's memory. */
  readonly blank: () => StoredDraft;
  readonly change: (change: Partial<Draft>) => void;
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDraftStore(jobId: string, state: Omit<SharedState, 'forgetAll'>, now: () => Date): DraftStore {
  const blank: StoredDraft = { draft: emptyDraft(jobId), savedAt: null };
  let kept: StoredDraft | undefined;
  const listeners = new Set<() => void>();
  const current = (): StoredDraft => (kept ??= { draft: parseDraft(state.read(PART), jobId), savedAt: null });
  return {
    current,
    blank: () => blank,
    change: (change) => {
      kept = { draft: { ...current().draft, ...change }, savedAt: now() };
      state.keep(PART, kept.draft, KEPT_MS);
      for (const listener of listeners) listener();
    },
    forget: () => state.forget(PART),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
