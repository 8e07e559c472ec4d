import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import type { LawPack, PackVersion } from '../contract/pack-schemas.ts';
import type { ChangeReason, PremiumLine } from '../contract/schemas.ts';
import { PACKS } from '../rules/all-packs.ts';
import type { PricedShift } from '../rules/premium.ts';
import { findConsent, needsConsent, priceChange } from '../rules/premium.ts';
import { packsBetween } from '../rules/which-packs.ts';
import type { LawfulPlace } from './places.ts';
import { insertPremiums } from './queries/premium.ts';

/** A change of a shift of one person, with what it was and will be. */
export interface ShiftChange {
  readonly shift_id: string;
  readonly employee_id: string;
  /** The day of the shift: of what it was, or of what it becomes where it is new. */
  readonly date: string;
  readonly before: PricedShift | null;
  readonly after: PricedShift | null;
  readonly reason: ChangeReason;
  readonly rate: { readonly amount: number; readonly currency: string } | null;
}

/** What changes of published shifts cost by the laws of a place, a line for each law that asks for something. */
export function priceChanges(place: LawfulPlace, changes: readonly ShiftChange[], at: number): PremiumLine[] {
  if (!place.setting.is_on || changes.length === 0) return [];
  const held = new Map<string, ReturnType<typeof packsBetween>>();
  return changes.flatMap((change): PremiumLine[] => {
    // What is over is a matter of records, not of notice.
    const ends = [change.before, change.after].flatMap((shift) => (shift === null ? [] : [shift.end]));
    if (Math.max(...ends) <= at) return [];
    let packs = held.get(change.date);
    if (packs === undefined)
      held.set(
        change.date,
        (packs = packsBetween(PACKS, place.where, place.setting, { from: change.date, to: change.date })),
      );
    return packs.flatMap(({ pack, version }): PremiumLine[] => {
      const priced = priceChange(pack, version, { ...change, at });
      if (priced === null) return askConsent(pack, version, change, at);
      const { rule, amount, currency } = priced;
      return [
        {
          shift_id: change.shift_id,
          employee_id: change.employee_id,
          date: change.date,
          change: priced.change,
          rule: `${pack.code}.${rule.id}`,
          law: pack.law,
          paragraph: rule.paragraph,
          is_verified: rule.verified,
          notice_minutes: Math.max(0, priced.noticeMinutes),
          paid_minutes: priced.paidMinutes,
          rate: priced.paidMinutes === null ? null : change.rate,
          amount: amount === null || currency === null ? null : { amount, currency },
          exempt: priced.exempt,
          exempt_reasons: [...version.exempt],
          needs_consent: needsConsent(version, priced.change, priced.noticeMinutes),
          is_owed: true,
        },
      ];
    });
  });
}

/** A line for a change that costs nothing, but needs the worker’s yes. */
function askConsent(pack: LawPack, version: PackVersion, change: ShiftChange, at: number): PremiumLine[] {
  const asked = findConsent(pack, version, { ...change, at });
  if (asked === null) return [];
  return [
    {
      shift_id: change.shift_id,
      employee_id: change.employee_id,
      date: change.date,
      change: asked.change,
      rule: `${pack.code}.${asked.rule.id}`,
      law: pack.law,
      paragraph: asked.rule.paragraph,
      is_verified: asked.rule.verified,
      notice_minutes: Math.max(0, asked.noticeMinutes),
      paid_minutes: null,
      rate: null,
      amount: null,
      exempt: null,
      exempt_reasons: [...version.exempt],
      needs_consent: true,
      is_owed: false,
    },
  ];
}

/** Keeps what changes cost by law; what only asks for a yes costs nothing. Once for a publication. */
export async function recordPremiums(
  tx: Tx,
  place: { readonly id: string; readonly group_id: string },
  lines: readonly (PremiumLine & {
    readonly reason: ChangeReason;
    readonly note: string;
    readonly before: unknown;
    readonly after: unknown;
  })[],
  made: { readonly publicationId: string; readonly at: Date; readonly by: string },
): Promise<void> {
  await insertPremiums(
    tx,
    lines
      .filter(({ is_owed: isOwed }) => isOwed)
      .map((line) => ({
        id: newId(),
        group_id: place.group_id,
        location_id: place.id,
        employee_id: line.employee_id,
        shift_id: line.shift_id,
        publication_id: made.publicationId,
        on_day: line.date,
        rule: line.rule,
        law: line.law,
        paragraph: line.paragraph,
        change: line.change,
        reason: line.reason,
        note: line.note,
        is_exempt: line.exempt !== null,
        notice_minutes: line.notice_minutes,
        paid_minutes: line.paid_minutes,
        amount: line.amount?.amount ?? null,
        currency: line.amount?.currency ?? line.rate?.currency ?? null,
        before: line.before,
        after: line.after,
        at: made.at,
        by_user: made.by,
      })),
  );
}
