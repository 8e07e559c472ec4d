import type { BrandGrant } from '@hearth/kit/access';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import type { BasicMedia, LegalLinks, ProfileScheme } from '../contract/schemas.ts';
import { LEGAL } from '../rules/settings.ts';
import { resolveServices } from '../rules/services.ts';
import type { BrandService } from '../rules/services.ts';
import { toBrand, toBrandDetail, toBrandPlace } from './brand.ts';
import type { Brand, BrandDetail, BrandPlace } from './brand.ts';
import * as changes from './change-tree.ts';
import type { ChangeContext } from './hand.ts';
import { createTree } from './create-tree.ts';
import type { BrandNode, CreatedBrand } from './create-tree.ts';
import { loadLocations } from './load-locations.ts';
import type { LoadResult, LocationRow } from './load-locations.ts';
import { readSetting } from './settings.ts';
import { presentMedia, presentScheme } from './present.ts';
import * as brands from './queries/brand.ts';
import * as favourites from './queries/favourite.ts';
import { findBrandsByWords } from './queries/search-words.ts';
import type { BrandHit } from './queries/search-words.ts';
import * as settings from './queries/setting.ts';
import type { BrandStatus } from './queries/tables.ts';
import * as tree from './queries/tree.ts';

export { countLocationList, findLocationList } from './queries/location-list.ts';
export type { LocationFilter, ListedLocation } from './queries/location-list.ts';
export { findHouse, findLetterBrand, findLetterBrands } from './letter-brand.ts';
export { decodeCursor, encodeCursor, sortKey } from './cursor.ts';
export { presentListItem as presentBrand, presentServices } from './present.ts';
export { ENTERPRISE_PARENT, GROUP_PARENT } from '../rules/brand-type.ts';
export { hasService, listServiceCodes, SIGN_UP_SERVICES } from '../rules/services.ts';
export type { BrandService } from '../rules/services.ts';
export type { Brand, BrandDetail, BrandPlace } from './brand.ts';
export { toChangeContext } from './hand.ts';
export { changeSetting, clearSetting, explainSetting, readSetting, readSettings, readSettingSets } from './settings.ts';
export type { ResolvedSetting } from './settings.ts';
export { MESSAGE_TRANSLATION } from '../rules/settings.ts';
export type { ChangeContext } from './hand.ts';
export { compareInheritance } from './move-effect.ts';
export type { BrandNode, CreatedBrand } from './create-tree.ts';
export type { LoadResult, LocationRow } from './load-locations.ts';

/** The brand as the scope shows it, or undefined. */
export async function findBrand(tx: Tx, id: string): Promise<BrandDetail | undefined> {
  const row = await brands.findBrand(tx, id);
  return row === undefined ? undefined : toBrandDetail(row);
}

/** The brand; NOT_FOUND when the scope does not show it. */
export async function getBrand(tx: Tx, id: string): Promise<BrandDetail> {
  return toBrandDetail(await brands.getBrand(tx, id));
}

/** The brands from the root down to this one; empty when the scope does not show it. */
export async function getBrandPath(tx: Tx, id: string): Promise<readonly Brand[]> {
  return (await brands.findPath(tx, id)).map(toBrand);
}

/** Finds the names of brands; ids outside the scope are left out. */
export function findBrandNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return brands.findNames(tx, ids);
}

/** Finds the places of brands regardless of scope, for the gate, which decides the scope. */
export async function findBrandPlaces(tx: Tx, ids: readonly string[]): Promise<readonly BrandPlace[]> {
  return (await inScope(tx, SYSTEM, (db) => brands.findPlaces(db, ids))).map(toBrandPlace);
}

/** Brands at or below these nodes, nearest to the root first, then by name. */
export async function findBrandsBelow(
  tx: Tx,
  groupIds: readonly string[],
  nodes: readonly string[],
  window: Parameters<typeof tree.findBrandsBelow>[3],
): Promise<readonly (Brand & { readonly sortName: string })[]> {
  const rows = await tree.findBrandsBelow(tx, groupIds, nodes, window);
  return rows.map((row) => ({ ...toBrand(row), sortName: row.sort_name }));
}

/** The paths of a group's locations, at least those at or below some brands: those below one brand stand side by side. Archived ones are left out. */
export function findLocationPaths(
  tx: Tx,
  groupId: string,
  nodes: readonly string[],
): Promise<readonly (readonly string[])[]> {
  return nodes.length === 0 ? Promise.resolve([]) : tree.findLocationPaths(tx, groupId, nodes);
}

/** The services of each brand, its own and inherited. */
export async function findServicesOf(
  tx: Tx,
  places: readonly Pick<Brand, 'id' | 'ancestorIds'>[],
): Promise<ReadonlyMap<string, readonly BrandService[]>> {
  const own = await settings.findServices(tx, [...new Set(places.flatMap((place) => place.ancestorIds))]);
  return new Map(places.map((place) => [place.id, resolveServices(place.ancestorIds.map((id) => own.get(id) ?? []))]));
}

/** The colours and pictures that a brand wears, its own or inherited; the default without a path. */
export async function getProfileScheme(tx: Tx, path: readonly string[]): Promise<ProfileScheme> {
  return presentScheme(await settings.findScheme(tx, path), await settings.findPictures(tx, path));
}

/** Where the privacy notice and the imprint of a place are, whatever the scope: everybody may read them. */
export function findLegalLinks(tx: Tx, placeId: string): Promise<LegalLinks> {
  return inScope(tx, SYSTEM, (system) => readSetting(system, placeId, LEGAL));
}

/** The colours of the highest brand of a path that sets some, with the pictures of the lowest: what a whole house wears. */
export async function getHouseScheme(tx: Tx, path: readonly string[]): Promise<ProfileScheme> {
  const [highest] = await settings.findSchemes(tx, path);
  return presentScheme(highest, await settings.findPictures(tx, path));
}

/** The pictures of a brand, its own or inherited. */
export async function getBrandMedia(tx: Tx, path: readonly string[]): Promise<BasicMedia> {
  return presentMedia(await settings.findPictures(tx, path));
}

/** The caller's favourite brands in these groups. */
export function findFavouriteIds(tx: Tx, groupIds: readonly string[], userId: string): Promise<readonly string[]> {
  return groupIds.length === 0 ? Promise.resolve([]) : favourites.findFavourites(tx, groupIds, userId);
}

/** Makes a whole new group: its root and everything below. */
export function createBrandTree(tx: Tx, hand: ChangeContext, root: BrandNode): Promise<CreatedBrand> {
  return createTree(tx, hand, root);
}

/**
 * Makes or changes locations below a node by their number, with the country and region nodes that they need. What is the same
 * already is not touched, and neither is what stands elsewhere in the group. No two rows may have the same number. 1,000 rows take about 100 ms.
 */
export function upsertLocationsByNumber(
  tx: Tx,
  hand: ChangeContext,
  node: { readonly id: string; readonly groupId: string },
  rows: readonly LocationRow[],
): Promise<LoadResult> {
  return loadLocations(tx, hand, node, rows);
}

/** Renames a brand. */
export async function renameBrand(tx: Tx, hand: ChangeContext, brandId: string, name: string): Promise<BrandDetail> {
  return toBrandDetail(await changes.renameNode(tx, hand, brandId, name));
}

/** Moves a brand and its subtree under another parent of its group. */
export async function moveBrand(tx: Tx, hand: ChangeContext, brandId: string, parentId: string): Promise<BrandDetail> {
  return toBrandDetail(await changes.moveNode(tx, hand, brandId, parentId));
}

/** A brand and the one that it is to stand below; throws what its move would be refused with. */
export async function checkMove(
  tx: Tx,
  brandId: string,
  parentId: string,
): Promise<{ readonly brand: BrandDetail; readonly parent: BrandDetail }> {
  const { brand, parent } = await changes.checkMove(tx, brandId, parentId);
  return { brand: toBrandDetail(brand), parent: toBrandDetail(parent) };
}

/** Archives, suspends or restores a brand; what is below follows. */
export async function setBrandStatus(tx: Tx, hand: ChangeContext, brandId: string, status: BrandStatus): Promise<void> {
  await inScope(tx, SYSTEM, async (db) => changes.setStatus(db, hand, await brands.getBrand(db, brandId), status));
}

/** The fields of a brand's registration form. */
export interface BrandProfile {
  readonly slug?: string | undefined;
  readonly description?: string | undefined;
  readonly hecs?: readonly string[] | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly place?: Readonly<Record<string, unknown>> | undefined;
}

/** Writes what the registration form tells of a brand. A slug that another group uses is refused by the database. */
export async function describeBrand(
  tx: Tx,
  hand: ChangeContext,
  brandId: string,
  profile: BrandProfile,
): Promise<BrandDetail> {
  const brand = await brands.getBrand(tx, brandId);
  const { place, ...fields } = profile;
  const wanted = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after = await changes.changeBrandFields(tx, hand, brand, wanted);
  if (place !== undefined) await brands.updatePlace(tx, brandId, place);
  return toBrandDetail(after);
}

/** Switches services of a brand on or off; codes that are not named stay. */
export function setServices(
  tx: Tx,
  brand: { readonly id: string; readonly groupId: string },
  services: readonly BrandService[],
): Promise<void> {
  return settings.upsertServices(tx, brand, services);
}

/** Gives a brand a picture, square or rectangular; answers with the one of that shape that it replaces. Two at once follow each other. */
export async function setBrandPicture(
  tx: Tx,
  hand: ChangeContext,
  brandId: string,
  shape: 'square' | 'rectangle',
  picture: { readonly id: string; readonly path: string },
): Promise<{ readonly id: string; readonly path: string } | null> {
  await brands.lockTree(tx, (await brands.getBrand(tx, brandId)).group_id);
  const brand = await brands.getBrand(tx, brandId);
  const [id, path] =
    shape === 'square'
      ? [brand.profile_image_id, brand.profile_image_path]
      : [brand.rectangle_image_id, brand.rectangle_image_path];
  const change =
    shape === 'square'
      ? { profile_image_id: picture.id, profile_image_path: picture.path }
      : { rectangle_image_id: picture.id, rectangle_image_path: picture.path };
  await changes.changeBrandFields(tx, hand, brand, change);
  return id === null || path === null ? null : { id, path };
}

/** Is true if a code is a supported currency. */
export function isCurrency(tx: Tx, code: string): Promise<boolean> {
  return settings.isCurrency(tx, code);
}

/** The brands that a grant (VIEW_BRAND) reaches, by words. */
export function searchBrandsByWords(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<BrandHit>> {
  return findBrandsByWords(tx, grant, search, window);
}
