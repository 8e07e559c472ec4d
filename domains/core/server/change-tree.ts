import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { BRAND_CHANGED } from '../contract/events.ts';
import { BELOW_LOCATION, BRAND_INSIDE_ITSELF } from '../contract/failures.ts';
import { slugOf } from '../rules/slug.ts';
import type { Hand } from './hand.ts';
import { findBrand, getBrand, lockTree, updateBrand, updateParent } from './queries/brand.ts';
import type { BrandChange, BrandRow } from './queries/brand.ts';
import { insertBrandChange } from './queries/brand-change.ts';
import type { BrandChangeNote } from './queries/brand-change.ts';
import type { BrandStatus } from './queries/tables.ts';

type Action = BrandChangeNote['action'];

/** Leaves a record of a change and tells everybody who looks at this part of the tree. */
export async function note(
  tx: Tx,
  hand: Hand,
  action: Action,
  brand: Pick<BrandRow, 'id' | 'group_id'>,
  change: Pick<BrandChangeNote, 'before' | 'after'>,
): Promise<void> {
  await insertBrandChange(tx, {
    groupId: brand.group_id,
    brandId: brand.id,
    actorId: hand.actorId,
    at: hand.now,
    action,
    ...change,
  });
  await announce(hand, brand, action);
}

/** Tells everybody who looks at this part of the tree that it changed. */
export async function announce(hand: Hand, brand: Pick<BrandRow, 'id' | 'group_id'>, action: Action): Promise<void> {
  await hand.emit(
    BRAND_CHANGED.of({
      group_id: brand.group_id,
      topics: [`brand:${brand.id}`],
      data: { brand_id: brand.id, action },
    }),
  );
}

/** Writes what is different and notes it; a change to what stands there already is none. */
export async function changeBrandFields(tx: Tx, hand: Hand, brand: BrandRow, wanted: BrandChange): Promise<BrandRow> {
  const entries = Object.entries(wanted).filter(
    ([column, value]) => value !== undefined && brand[column as keyof BrandRow] !== value,
  );
  if (entries.length === 0) return brand;
  const change = Object.fromEntries(entries) as BrandChange;
  const after = await updateBrand(tx, brand.id, { ...change, updated_at: hand.now });
  const before = Object.fromEntries(entries.map(([column]) => [column, brand[column as keyof BrandRow]]));
  await note(tx, hand, 'CHANGED', brand, { before, after: change });
  return after;
}

/** Gives a brand another name. */
export async function rename(tx: Tx, hand: Hand, brandId: string, name: string): Promise<BrandRow> {
  const brand = await getBrand(tx, brandId);
  // The root's slug is in addresses that people know: it stays.
  const slug = brand.parent_id === null ? brand.slug : slugOf(name);
  return changeBrandFields(tx, hand, brand, { name, slug });
}

const ACTIONS: Readonly<Record<BrandStatus, Action>> = {
  active: 'RESTORED',
  archived: 'ARCHIVED',
  suspended: 'SUSPENDED',
};

/** Sets the status of a brand; what is below follows without being written. */
export async function setStatus(tx: Tx, hand: Hand, brand: BrandRow, status: BrandStatus): Promise<BrandRow> {
  if (brand.status === status) return brand;
  const after = await updateBrand(tx, brand.id, { status, updated_at: hand.now });
  await note(tx, hand, ACTIONS[status], brand, { before: { status: brand.status }, after: { status } });
  return after;
}

/** A brand, and the one that it is to stand below. */
interface MovePlaces {
  readonly brand: BrandRow;
  readonly parent: BrandRow;
}

/** Refuses a brand that could not stand below another one: itself, a location, or a brand of another group. The root never moves. */
export async function checkMove(tx: Tx, brandId: string, parentId: string): Promise<MovePlaces> {
  const brand = await getBrand(tx, brandId);
  const parent = await findBrand(tx, parentId);
  if (parent === undefined || parent.group_id !== brand.group_id || brand.parent_id === null) throw failure(NOT_FOUND);
  if (parent.ancestor_ids.includes(brand.id)) throw failure(BRAND_INSIDE_ITSELF);
  if (parent.type === 'LOCATION') throw failure(BELOW_LOCATION);
  return { brand, parent };
}

/**
 * Moves a brand with everything below it under another parent of the same group. Everybody's rights follow at once: a grant
 * holds where its brand stands, so nobody keeps what the old place gave.
 */
export async function move(tx: Tx, hand: Hand, brandId: string, parentId: string): Promise<BrandRow> {
  const known = await getBrand(tx, brandId);
  await lockTree(tx, known.group_id);
  const { brand, parent } = await checkMove(tx, brandId, parentId);
  if (parent.id === brand.parent_id) return brand;
  const moved = await updateParent(tx, brand, parent);
  await note(tx, hand, 'MOVED', brand, {
    before: { parent_id: brand.parent_id },
    after: { parent_id: parent.id, brands: moved },
  });
  return getBrand(tx, brandId);
}
