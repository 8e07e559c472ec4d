import type { PremiumLine } from '@hearth/domains/laws/schemas';
import type { ConsentDevice, ConsentState, StoredConsentState } from '../../contract/consent-schemas.ts';
import type { ShiftContent } from '../../contract/schemas.ts';
import { CONSENT_ANSWER_HOURS } from '../limits.ts';
import { sameContent, type Span } from '../shift.ts';
import type { ShiftPublication } from './publish.ts';

const MS_PER_HOUR = 3_600_000;

/** Until when a change can be answered: two days, and never once what it is about has begun, or has ended if it began already. */
export function answerUntil(spans: readonly (Span | null)[], at: number): number {
  const ahead = spans.flatMap((span) => (span === null ? [] : [span.start, span.end])).filter((moment) => moment > at);
  return Math.min(at + CONSENT_ANSWER_HOURS * MS_PER_HOUR, ...ahead);
}

/** A change as it was asked for. */
export interface AskedChange {
  readonly shift_id: string;
  readonly employee_id: string;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent;
  readonly state: StoredConsentState;
  readonly answer_until: number;
}

/** A shift as it is now: what staff see, and what managers have. */
export type ShiftNow = Pick<ShiftPublication, 'before' | 'after'>;

/** Whether a change that was asked for is still what managers want, of what staff still see. */
function stillStands(asked: AskedChange, now: ShiftNow | undefined): boolean {
  return (
    now !== undefined &&
    now.after !== null &&
    sameContent(asked.after, now.after) &&
    sameOrNone(asked.before, now.before)
  );
}

function sameOrNone(one: ShiftContent | null, other: ShiftContent | null): boolean {
  return one === null || other === null ? one === other : sameContent(one, other);
}

/** What a request is at a moment: what waits is over with its time, and with every other change of its shift. */
export function consentState(asked: AskedChange, shift: ShiftNow | undefined, at: number): ConsentState {
  if (asked.state !== 'WAITING') return asked.state;
  if (!stillStands(asked, shift)) return 'WITHDRAWN';
  return at < asked.answer_until ? 'WAITING' : 'LATE';
}

/** A change that needs somebody’s yes, and what they have said to it so far. */
export interface NeededConsent {
  readonly change: ShiftPublication & { readonly after: ShiftContent };
  readonly employee_id: string;
  readonly lines: readonly PremiumLine[];
  /** `NEW`: they have not been asked for exactly this. */
  readonly state: 'NEW' | 'WAITING' | 'DECLINED' | 'LATE';
}

/** Of some changes those that need a yes by law. A reason that the law exempts needs none; whatever was refused is not asked again. */
export function neededConsents(
  changes: readonly ShiftPublication[],
  lines: readonly PremiumLine[],
  asked: readonly AskedChange[],
  at: number,
): NeededConsent[] {
  const asking = Map.groupBy(
    lines.filter((line) => line.needs_consent && line.exempt === null),
    ({ shift_id: id }) => id,
  );
  const known = Map.groupBy(asked, ({ shift_id: id }) => id);
  return changes.flatMap(({ shift_id: id, before, after }): NeededConsent[] => {
    const holder = after?.employee_id ?? null;
    if (after === null || holder === null) return [];
    const own = (asking.get(id) ?? []).filter((line) => line.employee_id === holder);
    if (own.length === 0) return [];
    const same = (known.get(id) ?? []).filter(
      (one) => one.employee_id === holder && stillStands(one, { before, after }),
    );
    return [{ change: { shift_id: id, before, after }, employee_id: holder, lines: own, state: lastSaid(same, at) }];
  });
}

function lastSaid(same: readonly AskedChange[], at: number): NeededConsent['state'] {
  if (same.some(({ state }) => state === 'DECLINED')) return 'DECLINED';
  const waiting = same.find(({ state }) => state === 'WAITING');
  if (waiting === undefined) return 'NEW';
  return at < waiting.answer_until ? 'WAITING' : 'LATE';
}

/** The kind of device by how its browser calls itself; nothing is decided by it. */
export function deviceOf(userAgent: string): ConsentDevice {
  const isMobile = /\bMobile\b/.test(userAgent);
  if (/\biPad\b|\bTablet\b/.test(userAgent) || (/\bAndroid\b/.test(userAgent) && !isMobile)) return 'TABLET';
  return isMobile || /\biPhone\b/.test(userAgent) ? 'PHONE' : 'COMPUTER';
}
