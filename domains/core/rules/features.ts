import { featureCode } from '../contract/schemas.ts';
import type { FeatureCode } from '../contract/schemas.ts';
import type { BrandService } from './services.ts';

/** How a feature stands at a brand. */
export interface Feature {
  readonly code: FeatureCode;
  /** Whether its pages open there: ACTIVE or PASS. */
  readonly isOn: boolean;
  /** What the brand itself says: switched on, switched off, or nothing, so that what stands above it holds. */
  readonly own: 'ON' | 'OFF' | null;
  /** Whether it would be on if the brand said nothing. */
  readonly isOnAbove: boolean;
}

const opens = (service: BrandService | undefined): boolean => service?.type === 'ACTIVE' || service?.type === 'PASS';

/** How every feature stands at a brand. `path` is what the brands on the way to it say, root first, itself last. */
export function featuresOf(path: readonly (readonly BrandService[])[]): readonly Feature[] {
  return featureCode.options.map((code) => {
    const said = path.map((services) => saidOf(services, code));
    const own = said.at(-1) ?? null;
    const isOnAbove = said.slice(0, -1).findLast((word) => word !== null) === 'ON';
    return { code, own, isOnAbove, isOn: own === null ? isOnAbove : own === 'ON' };
  });
}

/** What one brand says of a feature, as a service of its own or as a sub-service of another. */
function saidOf(services: readonly BrandService[], code: FeatureCode): 'ON' | 'OFF' | null {
  const whole = services.find((service) => service.code === code);
  const parent = services.find((service) => service.subServices.some((sub) => `${service.code}_${sub}` === code));
  if (whole === undefined && parent === undefined) return null;
  return opens(whole) || opens(parent) ? 'ON' : 'OFF';
}
