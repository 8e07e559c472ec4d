import type { Tx } from '@hearth/platform/database';
import { compareServices, findChangedSources } from '../rules/move-effect.ts';
import type { OtherSource } from '../rules/move-effect.ts';
import { findSetOn } from './queries/brand-setting.ts';
import { findPictures, findScheme, findServices } from './queries/setting.ts';

/** What a brand inherits otherwise once it stands below another parent. */
export interface InheritedOtherwise {
  readonly settings: readonly OtherSource[];
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Whether it wears other colours or pictures. */
  readonly looksDifferent: boolean;
}

/** Compares what a brand inherits on two paths, both from the root to the brand itself. */
export async function compareInheritance(
  tx: Tx,
  before: readonly string[],
  after: readonly string[],
): Promise<InheritedOtherwise> {
  const all = [...new Set([...before, ...after])];
  const set = await findSetOn(tx, all);
  const services = await findServices(tx, all);
  const [setBefore, setAfter] = [before, after].map((path) =>
    path.flatMap((id) => set.filter(({ brandId }) => brandId === id)),
  );
  const [had, has] = [before, after].map((path) => path.map((id) => services.get(id) ?? []));
  return {
    settings: findChangedSources(setBefore ?? [], setAfter ?? []),
    ...compareServices(had ?? [], has ?? []),
    looksDifferent: (await describeLook(tx, before)) !== (await describeLook(tx, after)),
  };
}

/** The colours and pictures of the end of a path, as one text to compare. */
async function describeLook(tx: Tx, path: readonly string[]): Promise<string> {
  const scheme = await findScheme(tx, path);
  const pictures = await findPictures(tx, path);
  return JSON.stringify([
    scheme?.background_color,
    scheme?.accent_color,
    pictures.findLast((brand) => brand.profile_image_id !== null)?.profile_image_id,
    pictures.findLast((brand) => brand.rectangle_image_id !== null)?.rectangle_image_id,
  ]);
}
