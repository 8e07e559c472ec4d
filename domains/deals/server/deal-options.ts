import { findPublishedShifts, type PublishedRow, timesToDivide } from '@hearth/domains/scheduling/service';
import { findActiveStaffAt } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import type { DealOptions, DealVerb, ShiftPart } from '../contract/schemas.ts';
import { canHold } from '../rules/can-hold.ts';
import { closesAt, modeOf } from '../rules/deal-states.ts';
import { DAYS_AHEAD, MOST_SWAPS } from '../rules/limits.ts';
import { loadDealRules } from './deal-rules.ts';
import { findCandidates, judgeAllowed, nameOf, toMoves } from './eligibility.ts';
import { keptOf, presentShift, takePart, toDealShift } from './present.ts';
import { findShiftsInDeals } from './queries/deal.ts';

const MS_PER_DAY = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const GIVING = ['RELEASE', 'GIVE', 'SWAP'] as const satisfies readonly DealVerb[];

/** What the holder of a published shift can do with it. Colleagues whom a rule forbids it, or the part that is asked about, are not among them, and nothing says why. */
export async function findDealOptions(
  tx: Tx<'system'>,
  row: PublishedRow,
  giverId: string,
  { now, part }: { readonly now: Date; readonly part?: ShiftPart | undefined },
): Promise<DealOptions> {
  const shift = toDealShift(row);
  const setting = (await loadDealRules(tx, [row.location_id]))(row.location_id);
  const closes = closesAt('OFFERED', [row.starts_at], setting.close_minutes);
  const verbs = GIVING.filter((verb) => modeOf(verb, setting, false) !== 'OFF');
  const isInDeal = (await findShiftsInDeals(tx, [row.id])).size > 0;
  const closed = isInDeal ? 'IN_DEAL' : verbs.length === 0 ? 'OFF' : closes <= now ? 'LATE' : null;
  const closesText = closes.toISOString();
  if (closed !== null) return { verbs: [], closed, closes_at: closesText, part_times: [], colleagues: [], swaps: [] };
  const given = part === undefined ? shift : takePart(row, part, setting.part_minutes);
  const whole = part === undefined ? null : shift;
  const candidates =
    given !== null && verbs.includes('GIVE')
      ? await findCandidates(tx, { shift: given, giverId, kept: keptOf({ given, whole }) })
      : [];
  const content = { ...shift, paid_break_minutes: row.paid_break_minutes };
  return {
    verbs,
    closed: null,
    closes_at: closesText,
    part_times: setting.part === 'OFF' ? [] : timesToDivide(content, row.time_zone, setting.part_minutes),
    colleagues: candidates.map(({ person }) => ({ employee_id: person.id, name: nameOf(person) })),
    swaps: verbs.includes('SWAP') ? await findSwaps(tx, row, giverId, { now, setting }) : [],
  };
}

/** The part that a query names; nothing: the whole. */
export function toPart({
  side,
  at,
}: { readonly [Name in keyof ShiftPart]?: ShiftPart[Name] | undefined }): ShiftPart | undefined {
  return side === undefined || at === undefined ? undefined : { side, at };
}

/** The shifts of colleagues that could come back for a shift: each can work the other's, and no rule forbids it to either. */
async function findSwaps(
  tx: Tx<'system'>,
  row: PublishedRow,
  giverId: string,
  { now, setting }: { readonly now: Date; readonly setting: { readonly close_minutes: number } },
): Promise<DealOptions['swaps']> {
  const given = toDealShift(row);
  const staff = await findActiveStaffAt(tx, [row.location_id]);
  const giver = staff.find(({ id }) => id === giverId);
  if (giver === undefined) return [];
  const others = new Map(
    staff.filter((person) => person.id !== giverId && canHold(person, given)).map((one) => [one.id, one]),
  );
  const days = { from: dayOf(now.getTime() - MS_PER_DAY), to: dayOf(now.getTime() + DAYS_AHEAD * MS_PER_DAY) };
  const published = (await findPublishedShifts(tx, [...others.keys()], days)).filter(
    (shift) => canHold(giver, shift) && closesAt('OFFERED', [shift.starts_at], setting.close_minutes) > now,
  );
  const inDeals = await findShiftsInDeals(
    tx,
    published.map(({ id }) => id),
  );
  const nearest = published.filter(({ id }) => !inDeals.has(id)).slice(0, MOST_SWAPS);
  const allowed = await judgeAllowed(
    tx,
    nearest.map((shift) => ({
      key: shift.id,
      moves: toMoves(given, toDealShift(shift), { from: giverId, to: shift.employee_id ?? '' }),
    })),
  );
  return nearest.flatMap((shift) => {
    const person = others.get(shift.employee_id ?? '');
    return person === undefined || !allowed.has(shift.id)
      ? []
      : [{ colleague: { employee_id: person.id, name: nameOf(person) }, shift: presentShift(toDealShift(shift)) }];
  });
}
