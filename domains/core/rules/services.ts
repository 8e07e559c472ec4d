import { ENGAGEMENT_SERVICE } from '@hearth/kit/constants';

/** A service of a brand: ACTIVE and PASS give access, any other type does not. */
export interface BrandService {
  readonly code: string;
  readonly type: string;
  readonly subServices: readonly string[];
}

/** Services that an employer's own sign-up switches on. */
export const SIGN_UP_SERVICES: readonly BrandService[] = [
  { code: 'TEAM_SCHEDULING', type: 'ACTIVE', subServices: [] },
  { code: 'TEAM_LIVE', type: 'ACTIVE', subServices: [] },
  { code: 'SOURCE_HIRE', type: 'ACTIVE', subServices: [] },
  { code: 'HALO_DASHBOARD', type: 'ACTIVE', subServices: [] },
  { code: 'RISK_DETECTION', type: 'ACTIVE', subServices: [] },
  { code: ENGAGEMENT_SERVICE, type: 'ACTIVE', subServices: [] },
];

/**
 * The codes that services give: each service and `service_subservice`; PASS only on request. A PASS service counts
 * only if asked for.
 */
export function listServiceCodes(
  services: readonly BrandService[],
  { allowPassive }: { readonly allowPassive: boolean },
): ReadonlySet<string> {
  const open = services.filter(({ type }) => type === 'ACTIVE' || (allowPassive && type === 'PASS'));
  return new Set(open.flatMap(({ code, subServices }) => [code, ...subServices.map((sub) => `${code}_${sub}`)]));
}

/** Is true if a service is ACTIVE, or PASS where passive access is enough (reading 2). */
export function hasService(
  services: readonly BrandService[],
  code: string,
  options: { readonly allowPassive: boolean } = { allowPassive: false },
): boolean {
  return listServiceCodes(services, options).has(code);
}

/** A node's services: its own, and ancestors' that no nearer node overrides. `path` is root first. */
export function resolveServices(path: readonly (readonly BrandService[])[]): readonly BrandService[] {
  const nearest = new Map<string, BrandService>();
  for (const services of path) for (const service of services) nearest.set(service.code, service);
  return [...nearest.values()];
}
