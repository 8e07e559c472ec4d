import { findHolding } from '@hearth/kit/setting';
import type { BrandService } from './services.ts';
import { resolveServices, listServiceCodes } from './services.ts';

/** A setting that one brand of a path has made. */
export interface SetOnPath {
  /** The setting's id, with its part where it has several. */
  readonly setting: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly locked: boolean;
}

/** A setting that comes from another brand after a move; null is the default of the product. */
export interface OtherSource {
  readonly setting: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Which settings a brand gets from elsewhere once it stands below another parent. Both paths run from the root to the brand itself. */
export function findChangedSources(before: readonly SetOnPath[], after: readonly SetOnPath[]): readonly OtherSource[] {
  const names = [...new Set([...before, ...after].map(({ setting }) => setting))].toSorted();
  return names.flatMap((setting) => {
    const [from, to] = [before, after].map((path) => findHolding(path.filter((set) => set.setting === setting)));
    if (from?.brandId === to?.brandId) return [];
    return [{ setting, from: from?.brandName ?? null, to: to?.brandName ?? null }];
  });
}

type Services = readonly (readonly BrandService[])[];

/** Which services a brand gains and loses with another path; both run from the root to the brand itself. */
export function compareServices(
  before: Services,
  after: Services,
): { readonly gained: readonly string[]; readonly lost: readonly string[] } {
  const [then, now] = [before, after].map((path) => listServiceCodes(resolveServices(path), { allowPassive: true }));
  return {
    gained: [...(now ?? [])].filter((code) => then?.has(code) === false).toSorted(),
    lost: [...(then ?? [])].filter((code) => now?.has(code) === false).toSorted(),
  };
}
