import { newId } from '@hearth/kit/id';

/** A message on its way: it has its id already, so that trying again can never send it twice. */
export interface Outgoing {
  readonly id: string;
  readonly applicationId: string;
  readonly text: string;
  readonly files: readonly File[];
  readonly at: string;
  readonly state: 'sending' | 'failed';
}

interface Draft {
  readonly text: string;
  readonly files: readonly File[];
}

const EMPTY: Draft = { text: '', files: [] };
const NONE: readonly Outgoing[] = [];

/** Drafts and messages on their way, by conversation: they outlive the page that shows them. */
export interface OutgoingStore {
  readonly draft: (applicationId: string) => Draft;
  readonly setDraft: (applicationId: string, draft: Draft) => void;
  /** Takes the draft out as a message to be sent. */
  readonly take: (applicationId: string, now: Date) => Outgoing;
  readonly waiting: (applicationId: string) => readonly Outgoing[];
  readonly mark: (id: string, state: Outgoing['state']) => void;
  readonly remove: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOutgoingStore(): OutgoingStore {
  const drafts = new Map<string, Draft>();
  let waiting = new Map<string, readonly Outgoing[]>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (edit: (messages: readonly Outgoing[]) => readonly Outgoing[]): void => {
    waiting = new Map([...waiting].map(([id, messages]) => [id, edit(messages)]));
    tell();
  };
  return {
    draft: (applicationId) => drafts.get(applicationId) ?? EMPTY,
    setDraft: (applicationId, draft) => {
      drafts.set(applicationId, draft);
      tell();
    },
    take: (applicationId, now) => {
      const { text, files } = drafts.get(applicationId) ?? EMPTY;
      const message: Outgoing = {
        id: newId(now.getTime()),
        applicationId,
        text: text.trim(),
        files,
        at: now.toISOString(),
        state: 'sending',
      };
      drafts.delete(applicationId);
      waiting.set(applicationId, [...(waiting.get(applicationId) ?? NONE), message]);
      tell();
      return message;
    },
    waiting: (applicationId) => waiting.get(applicationId) ?? NONE,
    mark: (id, state) =>
      change((messages) => messages.map((message) => (message.id === id ? { ...message, state } : message))),
    remove: (id) => change((messages) => messages.filter((message) => message.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one store of this page. */
export const outgoing = createOutgoingStore();
