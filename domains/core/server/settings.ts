import type { Actor, BrandGrant } from '@hearth/kit/access';
import { CONFLICT, failure, FORBIDDEN, NOT_FOUND } from '@hearth/kit/failure';
import { findHighestLock, findHolding, readStoredSetting } from '@hearth/kit/setting';
import type { Setting, SettingLevel } from '@hearth/kit/setting';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { SETTING_LOCKED } from '../contract/failures.ts';
import { recordChange } from './change-tree.ts';
import { toChangeContext } from './hand.ts';
import { getBrand } from './queries/brand.ts';
import type { BrandRow } from './queries/brand.ts';
import { deleteSetting, findSettings, writeSetting } from './queries/brand-setting.ts';
import type { BrandSetting, SettingKey } from './queries/brand-setting.ts';

/** The brand that a setting comes from. */
interface SettingSource {
  readonly id: string;
  readonly name: string;
}

/** A setting's value at a brand, with its source. */
export interface ResolvedSetting<Value> {
  readonly value: Value;
  /** The place that set it; null for the default. */
  readonly from: SettingSource | null;
  /** The place above that locked it: it cannot be set here. */
  readonly lockedBy: SettingSource | null;
  /** Whether this place itself locks it for those below. */
  readonly isLocked: boolean;
  /** The version of what this place itself has set; 0 where it has set nothing. */
  readonly version: number;
}

type SettingChangeContext = Pick<Work, 'db' | 'clock' | 'emit'> & { readonly grant: BrandGrant; readonly actor: Actor };

/** Reads a brand's setting: a locked one above, its own, the nearest above, or the default. */
export async function readSetting<Value extends object>(
  tx: Tx,
  placeId: string,
  setting: Setting<Value>,
  part = '',
): Promise<Value> {
  return (await explainSetting(tx, placeId, setting, part)).value;
}

/** Reads a brand's setting with its source, and whether it can be set there. */
export async function explainSetting<Value extends object>(
  tx: Tx,
  placeId: string,
  setting: Setting<Value>,
  part = '',
): Promise<ResolvedSetting<Value>> {
  const found = (await readSettings(tx, [placeId], setting, part)).get(placeId);
  if (found === undefined) throw failure(NOT_FOUND);
  return found;
}

/** The same for many places, in one statement; a place that the scope does not show is left out. */
export async function readSettings<Value extends object>(
  tx: Tx,
  placeIds: readonly string[],
  setting: Setting<Value>,
  part = '',
): Promise<ReadonlyMap<string, ResolvedSetting<Value>>> {
  if (placeIds.length === 0) return new Map();
  const paths = await findSettings(tx, placeIds, { names: [setting.id], part });
  return new Map([...paths].map(([id, path]) => [id, resolveSetting(setting, id, path)]));
}

/** What holds of several settings at many places, in one statement; a place that the scope does not show is left out. */
export async function readSettingSets<Values extends Readonly<Record<string, object>>>(
  tx: Tx,
  placeIds: readonly string[],
  settings: { readonly [Name in keyof Values]: Setting<Values[Name]> },
): Promise<ReadonlyMap<string, { readonly [Name in keyof Values]: ResolvedSetting<Values[Name]> }>> {
  if (placeIds.length === 0) return new Map();
  const entries = Object.entries(settings) as [keyof Values, Setting<Values[keyof Values]>][];
  const paths = await findSettings(tx, placeIds, { names: entries.map(([, { id }]) => id), part: '' });
  return new Map(
    [...paths].map(([placeId, path]) => {
      const held = entries.map(([name, setting]) => [
        name,
        resolveSetting(
          setting,
          placeId,
          path.filter((set) => set.name === setting.id),
        ),
      ]);
      return [placeId, Object.fromEntries(held) as { [Name in keyof Values]: ResolvedSetting<Values[Name]> }];
    }),
  );
}

/**
 * Sets something for a place and everything below it that sets nothing itself. Refused without the right to it, where the setting is
 * not made at such a place, where it is locked above, and to a writer who had read another version (`ANY` for calls that have no field for it).
 */
export async function changeSetting<Value extends object>(
  work: SettingChangeContext,
  setting: Setting<Value>,
  wanted: { readonly value: Value; readonly read: number | 'ANY'; readonly locked?: boolean; readonly part?: string },
): Promise<ResolvedSetting<Value>> {
  const { db, grant, actor } = work;
  const { value, read, part = '' } = wanted;
  const { brand, path } = await openForChange(work, setting, part);
  const own = path.find(({ brand_id: id }) => id === brand.id);
  const locked = setting.isLockable && (wanted.locked ?? own?.locked ?? false);
  const hand = toChangeContext(work, actor.userId);
  const key = { groupId: grant.groupId, brandId: brand.id, name: setting.id, part };
  if ((await writeSetting(db, key, { value, locked, at: hand.now, by: actor.userId }, read)) === undefined)
    throw failure(CONFLICT, { version: own?.version ?? 0 });
  await recordChange(db, hand, 'CHANGED', brand, {
    before: describeSetting(key, own),
    after: describeSetting(key, { value, locked }),
  });
  return explainSetting(db, brand.id, setting, part);
}

/** Removes a brand's own value, so that it inherits again; refused as `changeSetting` is. */
export async function clearSetting<Value extends object>(
  work: SettingChangeContext,
  setting: Setting<Value>,
  { read, part = '' }: { readonly read: number; readonly part?: string },
): Promise<ResolvedSetting<Value>> {
  const { db, grant, actor } = work;
  const { brand, path } = await openForChange(work, setting, part);
  const own = path.find(({ brand_id: id }) => id === brand.id);
  const key = { groupId: grant.groupId, brandId: brand.id, name: setting.id, part };
  if (own !== undefined || read !== 0) {
    if (!(await deleteSetting(db, key, read))) throw failure(CONFLICT, { version: own?.version ?? 0 });
    await recordChange(db, toChangeContext(work, actor.userId), 'CHANGED', brand, {
      before: describeSetting(key, own),
      after: describeSetting(key),
    });
  }
  return explainSetting(db, brand.id, setting, part);
}

/** The place of a grant with what is set on its path; refused where the setting cannot be set there. */
async function openForChange<Value extends object>(
  { db, grant }: SettingChangeContext,
  setting: Setting<Value>,
  part: string,
) {
  if (!grant.holds(setting.permission)) throw failure(FORBIDDEN);
  const brand = await getBrand(db, grant.brandId);
  if (!setting.levels.includes(settingLevel(brand))) throw failure(FORBIDDEN);
  const path = (await findSettings(db, [brand.id], { names: [setting.id], part })).get(brand.id) ?? [];
  const lock = findLockAbove(setting, brand.id, path);
  if (lock !== undefined) throw failure(SETTING_LOCKED, { locked_by: toSource(lock) });
  return { brand, path };
}

function resolveSetting<Value extends object>(
  setting: Setting<Value>,
  placeId: string,
  path: readonly BrandSetting[],
): ResolvedSetting<Value> {
  const holding = setting.isLockable ? findHolding(path) : path.at(-1);
  const lock = findLockAbove(setting, placeId, path);
  const own = path.find(({ brand_id: id }) => id === placeId);
  return {
    value: readStoredSetting(setting, holding?.value),
    from: holding === undefined ? null : toSource(holding),
    lockedBy: lock === undefined ? null : toSource(lock),
    isLocked: setting.isLockable && own?.locked === true,
    version: own?.version ?? 0,
  };
}

function findLockAbove(
  { isLockable }: Setting,
  placeId: string,
  path: readonly BrandSetting[],
): BrandSetting | undefined {
  return isLockable ? findHighestLock(path.filter(({ brand_id: id }) => id !== placeId)) : undefined;
}

function toSource({ brand_id: id, brand_name: name }: BrandSetting): SettingSource {
  return { id, name };
}

function settingLevel(brand: Pick<BrandRow, 'parent_id' | 'type'>): SettingLevel {
  if (brand.parent_id === null) return 'GROUP';
  return brand.type === 'LOCATION' ? 'LOCATION' : 'BRAND';
}

/** A setting as the change log records it. */
function describeSetting(
  { name, part }: SettingKey,
  set?: { readonly value: unknown; readonly locked: boolean },
): Readonly<Record<string, unknown>> {
  return { setting: name, part, value: set?.value ?? null, locked: set?.locked ?? false };
}
