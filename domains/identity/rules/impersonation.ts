/** A recorded call made during an impersonation. */
export interface ActingCall {
  readonly endpoint: string;
  readonly is_change: boolean;
}

/** An area of the product viewed or changed during an impersonation. */
export interface TouchedArea {
  readonly area: string;
  readonly changed: boolean;
}

/** Whose calls pages make by themselves, or only tell who somebody is and where: nobody looked at anything through them. */
const UNSEEN = new Set([
  'identity',
  'access',
  'core',
  'core-reader',
  'user-preferences',
  'platform',
  'federation',
  'registration',
  'messaging',
  // The picture beside the person's name.
  'media',
]);

/** The areas that calls belong to, each once, by the domain in their ids. */
export function summarizeAreas(calls: readonly ActingCall[]): readonly TouchedArea[] {
  const areas = new Map<string, boolean>();
  for (const { endpoint, is_change: changed } of calls) {
    const area = endpoint.slice(0, endpoint.indexOf('.'));
    if (UNSEEN.has(area) && !changed) continue;
    areas.set(area, changed || areas.get(area) === true);
  }
  return [...areas].map(([area, changed]) => ({ area, changed })).sort((a, b) => (a.area < b.area ? -1 : 1));
}

/** The length of an impersonation in whole minutes, at least one. */
export function impersonationMinutes(
  acted: { readonly started_at: Date; readonly ends_at: Date; readonly ended_at: Date | null },
  now: Date,
): number {
  const end = Math.min((acted.ended_at ?? acted.ends_at).getTime(), now.getTime());
  return Math.max(1, Math.round((end - acted.started_at.getTime()) / 60_000));
}
