import type { Applied, Home, Profile, ProfilePart } from '../contract/schemas.ts';

/** A profile of which nothing is said yet. */
export const EMPTY_PROFILE: Profile = {
  languages: [],
  positions: [],
  certificates: [],
  home: null,
  travels_km: null,
  travels_by: null,
  wish: null,
  hours_per_week: null,
  can_start_on: null,
  availability: [],
};

/** A hundredth of a degree: about a kilometre. */
const COARSE = 100;

const coarse = (degrees: number): number => Math.round(degrees * COARSE) / COARSE;

/** A place to about a kilometre: enough for a way to work, and not an address. */
export function coarsePoint<T extends Pick<Home, 'latitude' | 'longitude'>>(place: T): T {
  return { ...place, latitude: coarse(place.latitude), longitude: coarse(place.longitude) };
}

const PARTS: Readonly<Record<ProfilePart, (profile: Profile, kilometres: number | null) => Partial<Applied>>> = {
  LANGUAGES: ({ languages }) => ({ languages }),
  POSITIONS: ({ positions }) => ({ positions }),
  CERTIFICATES: ({ certificates }) => ({ certificates }),
  WAY: ({ travels_km, travels_by }, kilometres) => ({
    travels_km,
    travels_by,
    // A home is known to a kilometre: nothing is nearer than that.
    distance_km: kilometres === null ? null : Math.max(1, Math.round(kilometres)),
  }),
  WISH: ({ wish }) => ({ wish }),
};
const NOTHING: Applied = {
  languages: [],
  positions: [],
  certificates: [],
  distance_km: null,
  travels_km: null,
  travels_by: null,
  wish: null,
};
export const PROFILE_PARTS = Object.keys(PARTS) as readonly ProfilePart[];

/** What of a profile goes along with an application so far from its home: the parts that were chosen; null when they are empty. */
export function takenAlong(profile: Profile, parts: readonly ProfilePart[], kilometres: number | null): Applied | null {
  const chosen = parts.map((part) => PARTS[part](profile, kilometres));
  const taken: Applied = Object.assign({}, NOTHING, ...chosen);
  return isSame(taken, NOTHING) ? null : taken;
}

/** The parts of which a profile says something. */
export function partsOf(profile: Profile): readonly ProfilePart[] {
  const home = profile.home === null ? null : 0;
  return PROFILE_PARTS.filter((part) => takenAlong(profile, [part], home) !== null);
}

function isSame(one: Applied, other: Applied): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
