import type { Tx } from '@hearth/platform/database';
import type { FeatureLine } from '../contract/schemas.ts';
import { resolveFeatures } from '../rules/features.ts';
import { getBrand } from './queries/brand.ts';
import { findServices } from './queries/setting.ts';

/** Reads every feature's state at a brand. */
export async function readFeatures(tx: Tx, brandId: string): Promise<FeatureLine[]> {
  const { ancestor_ids: path } = await getBrand(tx, brandId);
  const services = await findServices(tx, path);
  return resolveFeatures(path.map((id) => services.get(id) ?? [])).map(({ code, own, isOn, isOnAbove }) => ({
    code,
    own,
    is_on: isOn,
    is_on_above: isOnAbove,
  }));
}
