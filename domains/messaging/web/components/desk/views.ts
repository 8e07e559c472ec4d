import type { InboxView } from '../../../contract/views.ts';

/** A view of the employer's inbox, with its empty state. */
export interface InboxViewOption {
  readonly id: InboxView | '';
  readonly empty: string;
}
