/**
 * News of something that happened, written in the transaction that made it true. `data` holds ids, never content: whoever
 * hears it reads the rest through a call that checks their rights.
 */
export interface HearthEvent {
  /** `domain.what_happened`. */
  readonly type: string;
  readonly group_id: string | null;
  /** Who may hear it: `user:<id>` and `brand:<id>` (heard by everyone with a right at that brand or above). */
  readonly topics: readonly string[];
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  /** What one person alone hears besides: how their own page knows again what it sent itself. */
  readonly aside?: { readonly user_id: string; readonly data: HearthEvent['data'] };
}
