import { newId } from '@hearth/kit/id';
import { type SharedState, sharedState } from '@hearth/client/shared-state';
import type { Command } from '../../../rules/commands.ts';
import type { WireBatch } from './save-queue.ts';
import type { GivenAnswer } from './week-editor.ts';

/** Unsaved edits of a page, with everything needed to save them once, without overwriting others. */
export interface UnsavedEdits {
  readonly userId: string;
  readonly locationId: string;
  readonly week: string;
  readonly at: string;
  /** The batch that was on its way: sent again under its key it counts once. */
  readonly flight: { readonly commands: readonly Command[]; readonly wire: WireBatch } | null;
  readonly pending: readonly Command[];
  readonly answers: readonly GivenAnswer[];
  /** The versions of the touched shifts that the edits were made from; 0 for new ones. */
  readonly versions: Readonly<Record<string, number>>;
}

/** Stored unsaved edits with the page that made them. */
export interface StoredEdits extends UnsavedEdits {
  readonly page: string;
}

/** Unsaved edits in the browser's storage, which survive a closed window. */
export interface UnsavedEditsStore {
  /** Keeps what this page has not saved of a week; nothing when all is saved. */
  readonly put: (place: Pick<UnsavedEdits, 'userId' | 'locationId' | 'week'>, edits: UnsavedEdits | null) => void;
  /** What other pages of the same person left, live or closed. */
  readonly others: (userId: string) => readonly StoredEdits[];
  readonly forget: (edits: StoredEdits) => void;
}

const PART = 'unsavedShifts';
/** Long enough for a holiday; after that the weeks have gone on without these edits. */
const KEPT_MS = 14 * 86_400_000;

/** This page load, as it signs what it keeps. While it lives it holds the lock of the same name. */
export const PAGE = newId();

/** A shelf over the shared state, for one page. */
export function createEditShelf(state: SharedState, page: string): UnsavedEditsStore {
  const all = (): Record<string, StoredEdits> => {
    const kept = state.read(PART);
    return typeof kept === 'object' && kept !== null ? { ...(kept as Record<string, StoredEdits>) } : {};
  };
  const nameOf = (of: Pick<UnsavedEdits, 'locationId' | 'week'>, by: string): string =>
    `${by}/${of.locationId}/${of.week}`;
  const set = (name: string, edits: StoredEdits | null): void => {
    const { [name]: known, ...rest } = all();
    if (edits !== null) state.keep(PART, { ...rest, [name]: edits }, KEPT_MS);
    else if (known !== undefined && Object.keys(rest).length === 0) state.forget(PART);
    else if (known !== undefined) state.keep(PART, rest, KEPT_MS);
  };
  return {
    put: (place, edits) => set(nameOf(place, page), edits === null ? null : { ...edits, page }),
    others: (userId) => Object.values(all()).filter((edits) => edits.userId === userId && edits.page !== page),
    forget: (edits) => set(nameOf(edits, edits.page), null),
  };
}

/** The shelf of this browser. */
export const editShelf: UnsavedEditsStore = createEditShelf(sharedState, PAGE);
