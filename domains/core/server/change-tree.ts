import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { BRAND_CHANGED } from '../contract/events.ts';
import { BELOW_LOCATION, BRAND_INSIDE_ITSELF } from '../contract/failures.ts';
import { toSlug } from '../rules/slug.ts';
import type { ChangeContext } from './hand.ts';
import { findBrand, getBrand, lockTree, updateBrand, updateParent } from './queries/brand.ts';
import type { BrandChange, BrandRow } from './queries/brand.ts';
import { insertBrandChange } from './queries/brand-change.ts';
import type { NewBrandChange } from './queries/brand-change.ts';
import type { BrandStatus } from './queries/tables.ts';

type Action = NewBrandChange['action'];

/** Records a change and announces it to everyone who views this part of the tree. */
export async function recordChange(
  tx: Tx,
  hand: ChangeContext,
  action: Action,
  brand: Pick<BrandRow, 'id' | 'group_id'>,
  change: Pick<NewBrandChange, 'before' | 'after'>,
): Promise<void> {
  await insertBrandChange(tx, {
    groupId: brand.group_id,
    brandId: brand.id,
    actorId: hand.actorId,
    at: hand.now,
    action,
    ...change,
  });
  await announceChange(hand, brand, action);
}

/** Announces a change to everyone who views this part of the tree. */
export async function announceChange(
  hand: ChangeContext,
  brand: Pick<BrandRow, 'id' | 'group_id'>,
  action: Action,
): Promise<void> {
  await hand.emit(
    BRAND_CHANGED.of({
      group_id: brand.group_id,
      topics: [`brand:${brand.id}`],
      data: { brand_id: brand.id, action },
    }),
  );
}

/** Writes and records changed fields; does nothing if all are equal. */
export async function changeBrandFields(
  tx: Tx,
  hand: ChangeContext,
  brand: BrandRow,
  wanted: BrandChange,
): Promise<BrandRow> {
  const entries = Object.entries(wanted).filter(
    ([column, value]) => value !== undefined && brand[column as keyof BrandRow] !== value,
  );
  if (entries.length === 0) return brand;
  const change = Object.fromEntries(entries) as BrandChange;
  const after = await updateBrand(tx, brand.id, { ...change, updated_at: hand.now });
  const before = Object.fromEntries(entries.map(([column]) => [column, brand[column as keyof BrandRow]]));
  await recordChange(tx, hand, 'CHANGED', brand, { before, after: change });
  return after;
}

/** Renames a brand. */
export async function renameNode(tx: Tx, hand: ChangeContext, brandId: string, name: string): Promise<BrandRow> {
  const brand = await getBrand(tx, brandId);
  // The root's slug is in addresses that people know: it stays.
  const slug = brand.parent_id === null ? brand.slug : toSlug(name);
  return changeBrandFields(tx, hand, brand, { name, slug });
}

const ACTIONS: Readonly<Record<BrandStatus, Action>> = {
  active: 'RESTORED',
  archived: 'ARCHIVED',
  suspended: 'SUSPENDED',
};

/** Sets the status of a brand; what is below follows without being written. */
export async function setStatus(tx: Tx, hand: ChangeContext, brand: BrandRow, status: BrandStatus): Promise<BrandRow> {
  if (brand.status === status) return brand;
  const after = await updateBrand(tx, brand.id, { status, updated_at: hand.now });
  await recordChange(tx, hand, ACTIONS[status], brand, { before: { status: brand.status }, after: { status } });
  return after;
}

/**
 * Moves a brand and its subtree under another parent of its group; grants follow the new place. Everybody's rights
 * follow at once: a grant holds where its brand stands, so nobody keeps what the old place gave.
 */
export async function moveNode(tx: Tx, hand: ChangeContext, brandId: string, parentId: string): Promise<BrandRow> {
  const known = await getBrand(tx, brandId);
  await lockTree(tx, known.group_id);
  const brand = await getBrand(tx, brandId);
  const parent = await findBrand(tx, parentId);
  if (parent === undefined || parent.group_id !== brand.group_id || brand.parent_id === null) throw failure(NOT_FOUND);
  if (parent.ancestor_ids.includes(brand.id)) throw failure(BRAND_INSIDE_ITSELF);
  if (parent.type === 'LOCATION') throw failure(BELOW_LOCATION);
  if (parent.id === brand.parent_id) return brand;
  const moved = await updateParent(tx, brand, parent);
  await recordChange(tx, hand, 'MOVED', brand, {
    before: { parent_id: brand.parent_id },
    after: { parent_id: parent.id, brands: moved },
  });
  return getBrand(tx, brandId);
}
