import type { SharedState } from '@hearth/client/shared-state';
import { sharedState } from '@hearth/client/shared-state';
import { newId } from '@hearth/kit/id';

/** A message on its way: it has its id already, so that trying again can never send it twice. */
export interface Outgoing {
  readonly id: string;
  readonly applicationId: string;
  readonly text: string;
  readonly files: readonly File[];
  /** Names of files that did not survive a reload: such a message is not sent without them. */
  readonly lostFiles: readonly string[];
  readonly at: string;
  readonly state: 'sending' | 'failed';
}

/** An unsent message in a conversation. */
export interface Draft {
  readonly text: string;
  readonly files: readonly File[];
}

/** State that survives a reload, without files: a browser keeps no file for a page. */
interface StoredOutgoing {
  readonly by: string;
  readonly drafts: Readonly<Record<string, string>>;
  readonly waiting: readonly {
    readonly id: string;
    readonly applicationId: string;
    readonly text: string;
    readonly at: string;
    readonly files: readonly string[];
  }[];
}

const EMPTY: Draft = { text: '', files: [] };
const NONE: readonly Outgoing[] = [];
const PART = 'messages';
/** What was not sent waits a week for whoever wrote it to come back. */
const KEPT_MS = 7 * 86_400_000;

/** Drafts and outgoing messages by conversation; they survive navigation and a reload. */
export interface OutgoingStore {
  /** Says whose they are. What somebody else left behind in this browser is not shown and not sent. */
  readonly belongTo: (userId: string) => void;
  readonly draft: (applicationId: string) => Draft;
  readonly setDraft: (applicationId: string, draft: Draft) => void;
  /** Takes the draft out as a message to be sent. */
  readonly take: (applicationId: string, now: Date) => Outgoing;
  /** Makes a draft of a message again, before what has been written since. */
  readonly takeBack: (message: Outgoing) => void;
  readonly waiting: (applicationId: string) => readonly Outgoing[];
  /** The messages of all conversations that wait for another try. */
  readonly failed: () => readonly Outgoing[];
  readonly mark: (id: string, state: Outgoing['state']) => void;
  readonly remove: (id: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOutgoingStore(state: Omit<SharedState, 'forgetAll'>): OutgoingStore {
  let owner: string | null = null;
  let drafts = new Map<string, Draft>();
  let waiting = new Map<string, readonly Outgoing[]>();
  const listeners = new Set<() => void>();
  const changed = (): void => {
    if (owner !== null) storeOutgoing(state, owner, drafts, [...waiting.values()].flat());
    for (const listener of listeners) listener();
  };
  const change = (edit: (messages: readonly Outgoing[]) => readonly Outgoing[]): void => {
    waiting = new Map([...waiting].map(([id, messages]) => [id, edit(messages)]));
    changed();
  };
  const remove = (id: string): void => change((messages) => messages.filter((message) => message.id !== id));
  return {
    belongTo: (userId) => {
      if (owner === userId) return;
      owner = userId;
      ({ drafts, waiting } = restoreOutgoing(userId, state.read(PART)));
    },
    draft: (applicationId) => drafts.get(applicationId) ?? EMPTY,
    setDraft: (applicationId, draft) => {
      if (draft.text === '' && draft.files.length === 0) drafts.delete(applicationId);
      else drafts.set(applicationId, draft);
      changed();
    },
    take: (applicationId, now) => {
      const { text, files } = drafts.get(applicationId) ?? EMPTY;
      const message: Outgoing = {
        id: newId(now.getTime()),
        applicationId,
        text: text.trim(),
        files,
        lostFiles: [],
        at: now.toISOString(),
        state: 'sending',
      };
      drafts.delete(applicationId);
      waiting.set(applicationId, [...(waiting.get(applicationId) ?? NONE), message]);
      changed();
      return message;
    },
    takeBack: ({ id, applicationId, text, files }) => {
      const draft = drafts.get(applicationId) ?? EMPTY;
      const both = [text, draft.text].filter((part) => part !== '').join('\n');
      drafts.set(applicationId, { text: both, files: [...files, ...draft.files] });
      remove(id);
    },
    waiting: (applicationId) => waiting.get(applicationId) ?? NONE,
    failed: () => [...waiting.values()].flat().filter((message) => message.state === 'failed'),
    mark: (id, next) =>
      change((messages) => messages.map((message) => (message.id === id ? { ...message, state: next } : message))),
    remove,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function storeOutgoing(
  state: Omit<SharedState, 'forgetAll'>,
  by: string,
  drafts: ReadonlyMap<string, Draft>,
  messages: readonly Outgoing[],
): void {
  const texts = [...drafts].flatMap(([id, { text }]) => (text === '' ? [] : [[id, text] as const]));
  if (texts.length === 0 && messages.length === 0) {
    state.forget(PART);
    return;
  }
  const waiting = messages.map(({ id, applicationId, text, at, files, lostFiles }) => ({
    id,
    applicationId,
    text,
    at,
    files: [...lostFiles, ...files.map(({ name }) => name)],
  }));
  state.keep(PART, { by, drafts: Object.fromEntries(texts), waiting } satisfies StoredOutgoing, KEPT_MS);
}

/** What a person left behind in this browser: drafts without their files, and messages that wait for another try. */
function restoreOutgoing(userId: string, value: unknown) {
  const kept = readStored(userId, value);
  const failed = kept.waiting.map(({ files, ...message }): Outgoing => ({
    ...message,
    files: [],
    lostFiles: files,
    state: 'failed',
  }));
  return {
    drafts: new Map<string, Draft>(Object.entries(kept.drafts).map(([id, text]) => [id, { text, files: [] }])),
    waiting: new Map<string, readonly Outgoing[]>(Map.groupBy(failed, ({ applicationId }) => applicationId)),
  };
}

/** Reads a person's stored state; empty if it is another person's or from another release. */
function readStored(userId: string, value: unknown): Pick<StoredOutgoing, 'drafts' | 'waiting'> {
  const kept = value as Partial<StoredOutgoing> | null;
  const fits = kept?.by === userId && typeof kept.drafts === 'object' && Array.isArray(kept.waiting);
  return fits ? { drafts: kept.drafts, waiting: kept.waiting } : { drafts: {}, waiting: [] };
}

/** The one store of this browser. */
export const outgoing = createOutgoingStore(sharedState);
