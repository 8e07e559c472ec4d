import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Insertable } from 'kysely';
import type { BrandService } from '../rules/services.ts';
import { toSlug } from '../rules/slug.ts';
import { recordChange } from './change-tree.ts';
import type { ChangeContext } from './hand.ts';
import { insertBrands, isRootSlugTaken } from './queries/brand.ts';
import { upsertScheme, upsertServices } from './queries/setting.ts';
import type { BrandTable } from './queries/tables.ts';

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/**
 * A brand to create with its children; time zone and currency default to those of its parent. Time zone and currency
 * are those of the brand above unless given.
 */
export interface BrandNode extends Optional<
  Pick<
    BrandTable,
    | 'number'
    | 'street'
    | 'city'
    | 'region'
    | 'postcode'
    | 'phone'
    | 'latitude'
    | 'longitude'
    | 'currency'
    | 'description'
  >
> {
  /** A new one unless given. */
  readonly id?: string;
  readonly type: string;
  readonly name: string;
  readonly slug?: string;
  readonly regionCode?: string;
  /** ISO 3166, two letters. */
  readonly country?: string;
  readonly timeZone?: string;
  readonly services?: readonly BrandService[];
  readonly scheme?: { readonly backgroundColor: string; readonly accentColor: string };
  readonly children?: readonly BrandNode[];
}

/** A created brand, in the shape of the request. */
export interface CreatedBrand {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  readonly type: string;
  readonly children: readonly CreatedBrand[];
}

interface ParentContext {
  readonly groupId: string;
  readonly path: readonly string[];
  readonly timeZone: string;
  readonly currency: string;
}

/** Inserts a whole new group: its root and everything below, with services and colours. */
export async function createTree(tx: Tx, hand: ChangeContext, root: BrandNode): Promise<CreatedBrand> {
  return inScope(tx, SYSTEM, async (db) => {
    const id = root.id ?? newId(hand.now.getTime());
    const slug = await findFreeSlug(db, root.slug ?? toSlug(root.name), id);
    const above: ParentContext = {
      groupId: id,
      path: [],
      timeZone: root.timeZone ?? 'UTC',
      currency: root.currency ?? 'EUR',
    };
    const rows: Insertable<BrandTable>[] = [];
    const settings: (() => Promise<void>)[] = [];
    const made = collectRows(db, { ...root, id, slug }, above, rows, settings);
    await insertBrands(db, rows);
    for (const write of settings) await write();
    await recordChange(
      db,
      hand,
      'CREATED',
      { id, group_id: id },
      { before: null, after: { name: root.name, brands: rows.length } },
    );
    return made;
  });
}

function collectRows(
  tx: Tx,
  node: BrandNode,
  above: ParentContext,
  rows: Insertable<BrandTable>[],
  settings: (() => Promise<void>)[],
): CreatedBrand {
  const row = toBrandRow(node, above);
  rows.push(row);
  const { id, group_id: groupId } = row;
  const { services, scheme } = node;
  if (services !== undefined) settings.push(() => upsertServices(tx, { id, groupId }, services));
  if (scheme !== undefined) {
    const { backgroundColor, accentColor } = scheme;
    settings.push(() =>
      upsertScheme(tx, {
        group_id: groupId,
        brand_id: id,
        background_color: backgroundColor,
        accent_color: accentColor,
      }),
    );
  }
  const here: ParentContext = { groupId, path: row.ancestor_ids, timeZone: row.time_zone, currency: row.currency };
  const children = (node.children ?? []).map((child) => collectRows(tx, child, here, rows, settings));
  return { id, groupId, name: row.name, type: row.type, children };
}

/** The row of a brand below others; the last ancestor is its parent. */
export function toBrandRow(
  node: BrandNode,
  above: ParentContext,
): Insertable<BrandTable> & { readonly ancestor_ids: string[] } {
  const id = node.id ?? newId();
  return {
    id,
    group_id: above.groupId,
    parent_id: above.path.at(-1) ?? null,
    ancestor_ids: [...above.path, id],
    type: node.type,
    name: node.name,
    slug: node.slug ?? toSlug(node.name),
    number: node.number ?? null,
    description: node.description ?? null,
    street: node.street ?? null,
    city: node.city ?? null,
    region_code: node.regionCode ?? null,
    region: node.region ?? null,
    country_code: node.country ?? null,
    postcode: node.postcode ?? null,
    phone: node.phone ?? null,
    latitude: node.latitude ?? null,
    longitude: node.longitude ?? null,
    time_zone: node.timeZone ?? above.timeZone,
    currency: node.currency ?? above.currency,
  };
}

async function findFreeSlug(tx: Tx<'system'>, slug: string, id: string): Promise<string> {
  // The end of a UUIDv7 is random: two groups of one name differ, and nothing tells how many there are.
  return (await isRootSlugTaken(tx, slug)) ? `${slug}-${id.slice(-8)}` : slug;
}
