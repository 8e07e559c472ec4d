import type { Factor } from '../contract/schemas.ts';

/** The comparable requirements of a job; null if the job does not state one. */
export interface JobFacts {
  /** Open shifts of its position in the schedule ahead. */
  readonly openShifts: number | null;
  /** Shifts of its usual week. */
  readonly usualShifts: number | null;
  readonly hours: { readonly min: number; readonly max: number } | null;
  readonly startsOn: string | null;
  readonly hasPosition: boolean;
  /** Whether it is known where its place lies. */
  readonly hasPoint: boolean;
  /** Languages and certificates that it asks for. */
  readonly languages: number;
  readonly certificates: number;
  /** The most that it pays for an hour, in minor units; null where it says no pay for an hour. */
  readonly payMax: number | null;
  /** Questions with an answer that rules out; questions that ask for a file. */
  readonly rulingQuestions: number;
  readonly paperQuestions: number;
}

/** What is known of a person for a job; null if unknown. */
export interface PersonFacts {
  readonly fillable: number | null;
  readonly usualCovered: number | null;
  readonly hours: number | null;
  readonly canStartOn: string | null;
  /** Work in this group, now or before: in the post's position, or in another. */
  readonly held: 'SAME' | 'OTHER' | null;
  /** Years in the post's position, as they say. */
  readonly years: number | null;
  /** From home, else from the nearest place of the group where they work or worked. */
  readonly kilometres: number | null;
  /** How far they are ready to go. */
  readonly travels: number | null;
  /** Of the languages that the post asks for: how many they speak as well as asked, and how much of all that together, 0 to 1. */
  readonly languages: { readonly enough: number; readonly share: number } | null;
  /** Of the certificates that it asks for: how many they have that still hold. */
  readonly certificates: number | null;
  /** The pay that they wish for an hour, in minor units of the post's currency. */
  readonly wish: number | null;
  /** Ruling questions that were answered, and how many of the answers do not rule out. */
  readonly ruling: { readonly answered: number; readonly fine: number };
  readonly papers: number;
}

/** How much of a factor a person meets, 0 to 1, with the numbers behind it. */
export interface Share {
  readonly share: number;
  readonly have: number;
  readonly of: number;
  readonly day?: string;
}

/**
 * `null`: the job does not ask, so it counts for nobody. `undefined`: unknown for this person. `undefined`: it is not
 * known of this person.
 */
type ShareResult = Share | null | undefined;

/** Somebody who can fill so many open shifts fits as well as can be: nobody fills all. */
const ENOUGH_SHIFTS = 4;
/** As good as next door, and too far. */
const NEAR_KM = 2;
const FAR_KM = 30;
/** Days after the wanted day from which on a first day is of no use. */
const LATE_DAYS = 28;
/** After so many years nobody knows a position better by another one. */
const ENOUGH_YEARS = 3;
/** Whoever says that they go so far has at least so much of a distance. */
const READY_TO_GO = 0.5;
/** So much above what a post pays, as a part of it, a wish is out of reach. */
const FAR_ABOVE = 0.25;
/** Work in the group, but in another position. */
const OTHER_POSITION = 0.5;
const MS_PER_DAY = 86_400_000;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const toShare = (have: number, of: number, enough = of): Share => ({
  share: clamp(have / Math.min(of, enough)),
  have,
  of,
});

function hoursShare({ hours: asked }: JobFacts, { hours }: PersonFacts): ShareResult {
  if (asked === null) return null;
  if (hours === null) return undefined;
  const share = hours < asked.min ? hours / asked.min : hours > asked.max ? asked.max / hours : 1;
  return { share: clamp(share), have: hours, of: hours > asked.max ? asked.max : asked.min };
}

function firstDayShare({ startsOn }: JobFacts, { canStartOn }: PersonFacts): ShareResult {
  if (startsOn === null) return null;
  if (canStartOn === null) return undefined;
  const late = Math.max(0, (Date.parse(canStartOn) - Date.parse(startsOn)) / MS_PER_DAY);
  return { share: clamp(1 - late / LATE_DAYS), have: late, of: LATE_DAYS, day: canStartOn };
}

/** Work in the group in this position is known best; else what speaks more for somebody: another position here, or years of it elsewhere. */
function positionShare({ hasPosition }: JobFacts, { held, years }: PersonFacts): ShareResult {
  if (!hasPosition) return null;
  if (held === 'SAME') return { share: 1, have: 1, of: 1 };
  const elsewhere = years === null ? undefined : toShare(years, ENOUGH_YEARS);
  const here = held === null ? undefined : { share: OTHER_POSITION, have: 0, of: 1 };
  return (elsewhere?.share ?? 0) >= (here?.share ?? 0) ? (elsewhere ?? here) : here;
}

/**
 * How each factor is measured. Shares never fall below 0, and unknown is not the same as 0. Points come from here
 * alone: every share is 0 at worst, and what is not known is not 0 but not known.
 */
export const SHARES: Readonly<Record<Factor, (post: JobFacts, person: PersonFacts) => ShareResult>> = {
  open_shifts: ({ openShifts }, { fillable }) =>
    openShifts === null ? null : fillable === null ? undefined : toShare(fillable, openShifts, ENOUGH_SHIFTS),
  usual_week: ({ usualShifts }, { usualCovered }) =>
    usualShifts === null ? null : usualCovered === null ? undefined : toShare(usualCovered, usualShifts),
  hours: hoursShare,
  first_day: firstDayShare,
  position: positionShare,
  distance: ({ hasPoint }, { kilometres, travels }) => {
    if (!hasPoint) return null;
    if (kilometres === null) return undefined;
    const least = travels !== null && kilometres <= travels ? READY_TO_GO : 0;
    const near = clamp((FAR_KM - kilometres) / (FAR_KM - NEAR_KM));
    return { share: Math.max(least, near), have: Math.round(kilometres), of: FAR_KM };
  },
  language: ({ languages: asked }, { languages }) =>
    asked === 0
      ? null
      : languages === null
        ? undefined
        : { share: clamp(languages.share), have: languages.enough, of: asked },
  certificates: ({ certificates: asked }, { certificates }) =>
    asked === 0 ? null : certificates === null ? undefined : toShare(certificates, asked),
  pay: ({ payMax }, { wish }) => {
    if (payMax === null) return null;
    if (wish === null) return undefined;
    const above = Math.max(0, wish - payMax) / Math.max(1, payMax);
    return { share: clamp(1 - above / FAR_ABOVE), have: above === 0 ? 1 : 0, of: 1 };
  },
  papers: ({ paperQuestions }, { papers }) =>
    paperQuestions === 0 ? null : papers === 0 ? undefined : toShare(papers, paperQuestions),
  answers: ({ rulingQuestions }, { ruling }) =>
    rulingQuestions === 0 ? null : ruling.answered === 0 ? undefined : toShare(ruling.fine, rulingQuestions),
};
