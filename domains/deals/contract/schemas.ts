import { level, ruleId } from '@hearth/domains/scheduling/schemas';
import { instant, localDate, localTime, optionalText, rowVersion, senderKey, timeZone, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** Release: to everybody who can work it. Give: to one colleague. Swap: for a colleague's shift. Pick up: one that nobody holds. */
export const dealVerb = z.enum(['RELEASE', 'GIVE', 'SWAP', 'PICK_UP']);
export type DealVerb = z.infer<typeof dealVerb>;

export const dealState = z.enum(['OFFERED', 'TAKEN', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID']);
export type DealState = z.infer<typeof dealState>;

/** A shift as a deal is about it. */
export const dealShift = z.strictObject({
  shift_id: uuid,
  position_name: z.string().nullable(),
  date: localDate,
  start: localTime,
  end: localTime,
  starts_at: instant,
  ends_at: instant,
  time_zone: timeZone,
  unpaid_break_minutes: z.int(),
});
export type DealShift = z.infer<typeof dealShift>;

export const colleague = z.strictObject({ employee_id: uuid, name: z.string() });
export type Colleague = z.infer<typeof colleague>;

export const deal = z.strictObject({
  id: uuid,
  verb: dealVerb,
  state: dealState,
  version: rowVersion,
  location: z.strictObject({ id: uuid, name: z.string() }),
  shift: dealShift,
  /** The shift that it is a part of; null: it is given as a whole. */
  whole: dealShift.nullable(),
  /** What the giver gets in a swap. */
  return_shift: dealShift.nullable(),
  giver: colleague.nullable(),
  taker: colleague.nullable(),
  note: z.string(),
  decision_note: z.string(),
  /** Whose word ended it; null: nobody's, or it has not ended. */
  ended_by: z.enum(['GIVER', 'TAKER', 'MANAGER', 'RULES']).nullable(),
  asked_at: instant,
  taken_at: instant.nullable(),
  ended_at: instant.nullable(),
  closes_at: instant,
});
export type Deal = z.infer<typeof deal>;

/** A deal of the signed-in person. */
export const myDeal = deal.extend({
  my_part: z.enum(['GIVER', 'TAKER']),
  may: z.array(z.enum(['TAKE', 'REFUSE', 'WITHDRAW'])),
});
export type MyDeal = z.infer<typeof myDeal>;

/** A rule that a deal would break, and for whom. */
export const touchedRule = z.strictObject({ employee_id: uuid, rule: ruleId, level });
export type TouchedRule = z.infer<typeof touchedRule>;

/** A deal in a manager's list. */
export const listedDeal = deal.extend({
  /** Of a deal that waits for a decision. */
  touches: z.array(touchedRule),
  /** A shift was changed or removed since, perhaps in a draft: it cannot be approved as it stands. */
  is_changed: z.boolean(),
  /** The caller takes part in it: another manager decides. */
  is_own: z.boolean(),
  /** What managers did in somebody's name. */
  acts: z.array(z.strictObject({ at: instant, by: z.string(), for_employee: uuid, reason: z.string() })),
});
export type ListedDeal = z.infer<typeof listedDeal>;

/** The order as bidders are told it: one that goes by pay is the location's own, as it would say who earns more. */
export const toldOrder = z.enum(['FIRST', 'FEWEST_HOURS', 'SENIORITY', 'LOCATION']);
export type ToldOrder = z.infer<typeof toldOrder>;

/** A shift that the signed-in person could take. */
export const openShift = z.strictObject({
  /** The offer of a colleague; null: nobody holds the shift. */
  deal: z.strictObject({ id: uuid, version: rowVersion, giver: colleague, note: z.string() }).nullable(),
  /** As whom the person would take it. */
  employee_id: uuid,
  location: z.strictObject({ id: uuid, name: z.string() }),
  shift: dealShift,
  /** The shift that it is a part of. */
  whole: dealShift.nullable(),
  closes_at: instant,
  /** Bids are collected: until when, how the best is found, and the person's own. Null: the first who claims it gets it. */
  bidding: z
    .strictObject({
      closes_at: instant,
      order: toldOrder,
      bid: z.strictObject({ id: uuid, version: rowVersion }).nullable(),
    })
    .nullable(),
  /** A manager has the last word. */
  needs_approval: z.boolean(),
  /** Rules that the manager will be told of. */
  rules: z.array(ruleId),
});
export type OpenShift = z.infer<typeof openShift>;

/** What can be done with a shift, and with whom. */
export const dealOptions = z.strictObject({
  /** The verbs that the location allows now. */
  verbs: z.array(dealVerb),
  /** Why there are none: switched off, too late, or a deal waits already. */
  closed: z.enum(['OFF', 'LATE', 'IN_DEAL']).nullable(),
  closes_at: instant,
  /** The times of day at which the shift can be divided, so that a part is given; none where that is not possible. */
  part_times: z.array(localTime),
  colleagues: z.array(colleague),
  swaps: z.array(z.strictObject({ colleague, shift: dealShift })),
});
export type DealOptions = z.infer<typeof dealOptions>;

/** The beginning of a shift until a time of day, or its end from then on; on a grid of 15 minutes. */
export const shiftPart = z.strictObject({ side: z.enum(['START', 'END']), at: localTime });
export type ShiftPart = z.infer<typeof shiftPart>;

/** A request about a shift. */
const ofShift = { idempotency_key: senderKey, shift_id: uuid, note: optionalText(300) };
const release = z.strictObject({ verb: z.literal('RELEASE'), ...ofShift, part: shiftPart.optional() });
const give = z.strictObject({ verb: z.literal('GIVE'), ...ofShift, part: shiftPart.optional(), to_employee_id: uuid });
const swap = z.strictObject({ verb: z.literal('SWAP'), ...ofShift, return_shift_id: uuid });
const pickUp = z.strictObject({ verb: z.literal('PICK_UP'), ...ofShift, employee_id: uuid });
export const newDeal = z.discriminatedUnion('verb', [release, give, swap, pickUp]);
export type NewDeal = z.infer<typeof newDeal>;
