import { featureCode } from '../contract/schemas.ts';
import type { FeatureCode } from '../contract/schemas.ts';
import type { BrandService } from './services.ts';

/** The state of a feature at a brand. */
export interface FeatureState {
  readonly code: FeatureCode;
  /** Whether its pages open there: ACTIVE or PASS. */
  readonly isOn: boolean;
  /** What the brand itself says: switched on, switched off, or nothing, so that what stands above it holds. */
  readonly own: 'ON' | 'OFF' | null;
  /** Whether it would be on if the brand said nothing. */
  readonly isOnAbove: boolean;
}

const givesAccess = (service: BrandService | undefined): boolean =>
  service?.type === 'ACTIVE' || service?.type === 'PASS';

/**
 * Resolves features at a brand; `path` holds the overrides from the root to the brand. `path` is what the brands on
 * the way to it say, root first, itself last.
 */
export function resolveFeatures(path: readonly (readonly BrandService[])[]): readonly FeatureState[] {
  return featureCode.options.map((code) => {
    const said = path.map((services) => findOverride(services, code));
    const own = said.at(-1) ?? null;
    const isOnAbove = said.slice(0, -1).findLast((word) => word !== null) === 'ON';
    return { code, own, isOnAbove, isOn: own === null ? isOnAbove : own === 'ON' };
  });
}

/** A brand's own override of a feature, as a service or sub-service; null if it has none. */
function findOverride(services: readonly BrandService[], code: FeatureCode): 'ON' | 'OFF' | null {
  const whole = services.find((service) => service.code === code);
  const parent = services.find((service) => service.subServices.some((sub) => `${service.code}_${sub}` === code));
  if (whole === undefined && parent === undefined) return null;
  return givesAccess(whole) || givesAccess(parent) ? 'ON' : 'OFF';
}
