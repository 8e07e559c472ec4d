import type { AskKind } from '../contract/schemas.ts';

const DAY_MS = 86_400_000;
/** How long somebody has to answer when nothing else was said. */
const DAYS = 14;
const MOST_DAYS = 60;
const FEWEST_TIMES = 1;
const MOST_TIMES = 6;
/** Things that one conversation may ask for at once. */
export const MOST_OPEN_ASKS = 10;

/** A request as an employee submits it. Times in milliseconds. */
export interface AskRequest {
  readonly kind: AskKind;
  readonly times: readonly number[];
  readonly expiresAt: number | undefined;
}

/**
 * Until when it can be answered; null for what cannot be asked so: times that are past, too many or none where one is to be
 * chosen, an end that is past or too far. Who offers times is answered before the last of them.
 */
export function endOfAsk({ kind, times, expiresAt }: AskRequest, now: number): number | null {
  const wanted = expiresAt ?? now + DAYS * DAY_MS;
  if (wanted <= now || wanted > now + MOST_DAYS * DAY_MS) return null;
  if (kind !== 'TIME') return times.length === 0 ? wanted : null;
  if (times.length < FEWEST_TIMES || times.length > MOST_TIMES || new Set(times).size < times.length) return null;
  if (times.some((time) => time <= now || time > now + MOST_DAYS * DAY_MS)) return null;
  return Math.min(wanted, Math.max(...times));
}

/** A candidate's answer to a request. */
export interface AskAnswer {
  readonly declines: boolean;
  readonly startsAt: number | undefined;
  readonly files: number;
}

/** Is true if an answer fits the request: an offered future time, a file, a yes; or a refusal of any. */
export function isValidAnswer(
  ask: { readonly kind: AskKind; readonly times: readonly number[] },
  { declines, startsAt, files }: AskAnswer,
  now: number,
): boolean {
  if (declines) return startsAt === undefined && files === 0;
  // A time of an interview is taken where interviews are booked, by nothing that is said here.
  if (ask.kind === 'INTERVIEW') return false;
  if (ask.kind === 'TIME')
    return files === 0 && startsAt !== undefined && startsAt > now && ask.times.includes(startsAt);
  return startsAt === undefined && files > 0 === (ask.kind === 'DOCUMENT');
}

/** The state of a request as far as it follows an interview. Times in milliseconds. */
export interface AskState {
  readonly state: 'OPEN' | 'DONE' | 'DECLINED' | 'WITHDRAWN';
  readonly chosen: number | null;
}

/** The state of an interview as far as its request follows it. */
export interface InterviewState {
  readonly state: 'INVITED' | 'BOOKED' | 'CANCELLED' | 'DONE' | 'NO_SHOW';
  readonly startsAt: number | null;
}

/** A change of the interview that the conversation announces. */
export type InterviewChange = 'BOOKED' | 'MOVED' | 'GIVEN_BACK';

/** Computes a request's state after its interview changed. A refusal stays until a time is booked. */
export function followInterview(
  before: AskState,
  interview: InterviewState,
): AskState & { readonly step: InterviewChange | null } {
  if (interview.state === 'CANCELLED') return { state: 'WITHDRAWN', chosen: null, step: null };
  if (interview.state === 'INVITED')
    return before.state === 'DECLINED'
      ? { ...before, step: null }
      : { state: 'OPEN', chosen: null, step: before.state === 'DONE' ? 'GIVEN_BACK' : null };
  const chosen = interview.startsAt;
  if (before.state !== 'DONE') return { state: 'DONE', chosen, step: 'BOOKED' };
  return { state: 'DONE', chosen, step: before.chosen === chosen ? null : 'MOVED' };
}
