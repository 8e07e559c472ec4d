import type { ProfileSnapshot, Home, Profile, ProfilePart } from '../contract/schemas.ts';

/** A profile with nothing filled in. */
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

const roundDegrees = (degrees: number): number => Math.round(degrees * COARSE) / COARSE;

/** Rounds a point to about a kilometre: enough for a commute, but not an address. */
export function roundPoint<T extends Pick<Home, 'latitude' | 'longitude'>>(place: T): T {
  return { ...place, latitude: roundDegrees(place.latitude), longitude: roundDegrees(place.longitude) };
}

const PARTS: Readonly<Record<ProfilePart, (profile: Profile, kilometres: number | null) => Partial<ProfileSnapshot>>> =
  {
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
const NOTHING: ProfileSnapshot = {
  languages: [],
  positions: [],
  certificates: [],
  distance_km: null,
  travels_km: null,
  travels_by: null,
  wish: null,
};
export const PROFILE_PARTS = Object.keys(PARTS) as readonly ProfilePart[];

/** Copies the chosen parts of a profile for an application, or null if they are empty. */
export function takeSnapshot(
  profile: Profile,
  parts: readonly ProfilePart[],
  kilometres: number | null,
): ProfileSnapshot | null {
  const chosen = parts.map((part) => PARTS[part](profile, kilometres));
  const taken: ProfileSnapshot = Object.assign({}, NOTHING, ...chosen);
  return isSame(taken, NOTHING) ? null : taken;
}

/** Returns the parts of a profile that are filled in. */
export function filledParts(profile: Profile): readonly ProfilePart[] {
  const home = profile.home === null ? null : 0;
  return PROFILE_PARTS.filter((part) => takeSnapshot(profile, [part], home) !== null);
}

function isSame(one: ProfileSnapshot, other: ProfileSnapshot): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
