import { findLawfulPlaces, priceChanges, recordPremiums } from '@hearth/domains/laws/service';
import type { ChangeReason, PremiumLine, ReasonOfChange } from '@hearth/domains/laws/schemas';
import { loadRates } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { ShiftContent } from '../../contract/schemas.ts';
import { toInstants, wallMinutes } from '../../rules/shift.ts';
import type { ShiftPublication } from '../../rules/publication/publish.ts';
import { listPersonChanges } from '../../rules/publication/person-changes.ts';
import type { PublishContext } from '../publish.ts';
import type { NewPublication } from '../queries/publication.ts';

const MS_PER_MINUTE = 60_000;

type Place = { readonly id: string; readonly group_id: string; readonly time_zone: string };
/** A premium with what it was worked out from. */
export type PricedLine = PremiumLine & {
  readonly reason: ChangeReason;
  readonly note: string;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent | null;
};

function toPriced(shift: ShiftContent | null, zone: string) {
  if (shift === null) return null;
  const { start, end } = toInstants(shift, zone);
  const paidMinutes = Math.max(0, Math.round((end - start) / MS_PER_MINUTE) - shift.unpaid_break_minutes);
  return { start, end, paidMinutes, wallMinutes: wallMinutes(shift) - shift.unpaid_break_minutes };
}

/** What laws ask for changes of shifts that staff had seen. Nothing is read where a place checks no laws. */
export async function pricePublication(
  tx: Tx,
  place: Place,
  {
    changes,
    wasPublished,
    reasons,
    at,
  }: {
    readonly changes: readonly ShiftPublication[];
    readonly wasPublished: boolean;
    readonly reasons: readonly ReasonOfChange[];
    readonly at: Date;
  },
): Promise<PricedLine[]> {
  const lawful = (await findLawfulPlaces(tx, [place.id])).get(place.id);
  const found = listPersonChanges(changes, wasPublished);
  if (lawful === undefined || !lawful.setting.is_on || found.length === 0) return [];
  const days = found.map(({ date }) => date).toSorted();
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const ids = [...new Set(found.map(({ employee_id: id }) => id))];
  // Whoever publishes need not see pay: what is owed is worked out all the same.
  const book = await inScope(tx, SYSTEM, (system) => loadRates(system, ids, span));
  const key = (one: Pick<PremiumLine, 'shift_id' | 'employee_id'>): string => `${one.shift_id} ${one.employee_id}`;
  // A shift that moves from one person to another is two changes, each with its own reason.
  const reasonOf = new Map(reasons.map((one) => [key(one), one]));
  const priced = found.map((change) => ({
    ...change,
    reason: reasonOf.get(key(change))?.reason ?? ('EMPLOYER' as const),
    rate: book.rateFor(change.employee_id, (change.before ?? change.after)?.position_id ?? null, place.id, change.date),
  }));
  const lines = priceChanges(
    lawful,
    priced.map((change) => ({
      ...change,
      before: toPriced(change.before, place.time_zone),
      after: toPriced(change.after, place.time_zone),
    })),
    at.getTime(),
  );
  const changeOf = new Map(priced.map((change) => [key(change), change]));
  return lines.map((line) => {
    const change = changeOf.get(key(line));
    return {
      ...line,
      reason: change?.reason ?? 'EMPLOYER',
      note: reasonOf.get(key(line))?.note ?? '',
      before: change?.before ?? null,
      after: change?.after ?? null,
    };
  });
}

/** Premiums as an answer shows them: amounts for whoever sees pay. */
export function hidePay(lines: readonly PricedLine[], grant: Pick<BrandGrant, 'holds'>): PremiumLine[] {
  const seesPay = grant.holds('VIEW_PAY');
  return lines.map(({ reason: _reason, note: _note, before: _before, after: _after, ...line }) =>
    seesPay ? line : { ...line, amount: null, rate: null },
  );
}

/** Keeps what a publication costs by law. */
export async function keepPremiums(
  { db, actor }: Pick<PublishContext, 'db' | 'actor'>,
  place: Place,
  {
    row,
    wasPublished,
    reasons,
    heardAt,
  }: {
    readonly row: NewPublication;
    readonly wasPublished: boolean;
    readonly reasons: readonly ReasonOfChange[];
    /** When somebody heard of their change, who heard of it before: notice counts from then. */
    readonly heardAt?: { readonly employeeId: string; readonly at: Date };
  },
): Promise<void> {
  const { changes, published_at: at, id } = row;
  const price = (when: Date) => pricePublication(db, place, { changes, wasPublished, reasons, at: when });
  const isTheirs = (line: PricedLine): boolean => line.employee_id === heardAt?.employeeId;
  const lines = (await price(at)).filter((line) => !isTheirs(line));
  if (heardAt !== undefined) lines.push(...(await price(heardAt.at)).filter(isTheirs));
  await recordPremiums(db, place, lines, { publicationId: id, at, by: actor.userId });
}
