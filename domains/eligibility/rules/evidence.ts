import type { ListItem, RegimeVersion } from '../contract/regime-schemas.ts';

/** An item of a list, as somebody chose it. */
export interface Chosen {
  readonly list: string;
  readonly item: string;
}

/** The item of a list; nothing for what the law does not list. */
export function findItem(terms: RegimeVersion, { list, item }: Chosen): ListItem | undefined {
  return terms.lists.find(({ id }) => id === list)?.items.find(({ id }) => id === item);
}

/** Whether what was chosen is enough: one of each list of any one set. */
export function isEnough(terms: RegimeVersion, chosen: readonly Chosen[]): boolean {
  const lists = new Set(chosen.filter((one) => findItem(terms, one) !== undefined).map(({ list }) => list));
  return terms.enough.some((set) => set.every((list) => lists.has(list)));
}

/** Whether what was chosen is looked at again before it ends. */
export function isFollowedUp(terms: RegimeVersion, chosen: readonly Chosen[]): boolean {
  return chosen.some((one) => findItem(terms, one)?.follow_up === true);
}

/** What is checked: whether somebody may work at all, whether they still may, or the document that a receipt stood in for. */
export type CheckKind = 'FIRST' | 'FOLLOW_UP' | 'RECEIPT';

/** What the next check of a case is, by what its last confirmation was. */
export function kindOf(last: { readonly valid_until: string | null; readonly is_receipt: boolean }): CheckKind {
  if (last.valid_until === null) return 'FIRST';
  return last.is_receipt ? 'RECEIPT' : 'FOLLOW_UP';
}

/** Whether what was chosen is enough for a check: who somebody is was seen the first time. */
export function isEnoughFor(kind: CheckKind, terms: RegimeVersion, chosen: readonly Chosen[]): boolean {
  if (isEnough(terms, chosen)) return true;
  if (kind === 'FIRST') return false;
  const found = chosen.flatMap((one) => findItem(terms, one) ?? []);
  return kind === 'RECEIPT' ? found.length > 0 : found.some((item) => item.class === 'IMMIGRATION');
}
