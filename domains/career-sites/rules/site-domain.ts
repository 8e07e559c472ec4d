import { updateDomainProof } from '@hearth/kit/installation/domain-proof';
import type { DomainProofNotice } from '@hearth/kit/installation/domain-proof';

/** The longest name that the name service knows. */
const LONGEST_NAME = 253;
/** With the label of the record before it a name must still fit. */
const RECORD_LABEL = '_hearth';
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Ends of names that stand for no place on the internet. */
const NOWHERE = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'arpa', 'onion', 'invalid'];

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days that somebody's wish for a domain is looked after; after that it is checked only when they ask. */
const DAYS_OF_WAITING = 14;
/** Rate limit for domain checks by a group. */
export const CHECKS_PER_GROUP = { count: 30, windowMs: HOUR_MS };

/** Why a name cannot be a custom domain. */
export type DomainProblem = 'FORM' | 'ADDRESS' | 'NOWHERE' | 'OURS';

/**
 * What stands in the way of a name as a career site's own domain, or null. The name is as the name service knows it: lower
 * case, ASCII, without a dot at its end. `ours` are the installation's own hosts: neither they nor anything below or above them.
 */
export function validateDomain(name: string, ours: readonly string[]): DomainProblem | null {
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  if (/^\d+$/.test(last) || name.includes(':') || name.startsWith('[')) return 'ADDRESS';
  if (NOWHERE.includes(last)) return 'NOWHERE';
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return 'FORM';
  if (name.length + RECORD_LABEL.length + 1 > LONGEST_NAME) return 'FORM';
  if (ours.some((host) => name === host || name.endsWith(`.${host}`) || host.endsWith(`.${name}`))) return 'OURS';
  return null;
}

/** Returns the DNS record that proves ownership of a domain. */
export function ownershipRecord(domain: string, token: string): { readonly name: string; readonly value: string } {
  return { name: `${RECORD_LABEL}.${domain}`, value: `hearth-site=${token}` };
}

/** `LOST`: it was verified once, but its record has been missing for too long. */
export type DomainState = 'WAITING' | 'PROVEN' | 'LOST';

/** The state of a domain before a check. */
export interface DomainBefore {
  readonly state: DomainState;
  readonly addedAt: Date;
  /** Since when the record of a proven domain is missing. */
  readonly missingSince: Date | null;
}

export interface DomainAfter {
  readonly state: DomainState;
  readonly missingSince: Date | null;
  /** When it is looked at again by itself; null: when somebody asks. */
  readonly nextCheckAt: Date | null;
  /** What the people of the group are told. */
  readonly tell: DomainProofNotice | null;
}

/**
 * Returns the state of a domain after a check. A lost one has to be verified again. One that was lost has to be
 * proven anew, as one that waits: the name may be somebody else's by now.
 */
export function applyCheck(before: DomainBefore, seen: { record: boolean; leads: boolean }, now: Date): DomainAfter {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (seen.record)
    return { state: 'PROVEN', missingSince: null, nextCheckAt: later(seen.leads ? DAY_MS : HOUR_MS), tell: null };
  if (before.state !== 'PROVEN') {
    const isOver = now.getTime() - before.addedAt.getTime() > DAYS_OF_WAITING * DAY_MS;
    const waits = before.state === 'WAITING' && !isOver;
    return { state: before.state, missingSince: null, nextCheckAt: waits ? later(HOUR_MS) : null, tell: null };
  }
  const { isProven, ...after } = updateDomainProof(before.missingSince, false, now);
  return { ...after, state: isProven ? 'PROVEN' : 'LOST' };
}
