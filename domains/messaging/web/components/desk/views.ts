import type { InboxView } from '../../../contract/views.ts';

/** A part of the house's inbox, and what is said where nothing lies in it. */
export interface ShownView {
  readonly id: InboxView | '';
  readonly empty: string;
}
