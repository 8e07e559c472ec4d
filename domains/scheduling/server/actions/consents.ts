import type { ReasonOfChange } from '@hearth/domains/laws/schemas';
import { findEmployees } from '@hearth/domains/team/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { PreviewConsent } from '../../contract/consent-schemas.ts';
import { CONSENT_CHANGED } from '../../contract/events.ts';
import { CONSENT_UNREACHABLE } from '../../contract/failures.ts';
import {
  answerUntil,
  type AskedChange,
  consentState,
  type NeededConsent,
  neededConsents,
  type ShiftNow,
} from '../../rules/publication/consents.ts';
import type { ShiftPublication } from '../../rules/publication/publish.ts';
import { pickContent, publishedContent, toInstants } from '../../rules/shift.ts';
import { presentShift } from '../present.ts';
import type { PublishContext } from '../publish.ts';
import { type ConsentRow, findConsentsOfShifts, insertConsents, withdrawConsents } from '../queries/consent.ts';
import type { NewPublication } from '../queries/publication.ts';
import type { ShiftRow } from '../queries/shift.ts';
import { pricePublication, type PricedLine } from './premiums.ts';

type Place = { readonly id: string; readonly group_id: string; readonly time_zone: string };

/** That somebody has agreed already, and how, as whoever publishes says. */
export interface RecordedConsent {
  readonly shift_id: string;
  readonly employee_id: string;
  readonly how: string;
}

/** What a publication shows at once, what it asks first, and which yeses it keeps. */
export interface ConsentPlan {
  readonly open: readonly ShiftPublication[];
  readonly asked: readonly NeededConsent[];
  readonly recorded: readonly (NeededConsent & { readonly how: string })[];
}

const toAsked = (row: ConsentRow): AskedChange => ({ ...row, answer_until: row.answer_until.getTime() });

/** A shift as it is now, for what was asked about it. */
export function shiftNow(row: ShiftRow): ShiftNow {
  const shift = presentShift(row);
  return { before: publishedContent(shift), after: shift.removed ? null : pickContent(shift) };
}

/** What a request is now, with the shift as it is. */
export const stateOf = (row: ConsentRow, shift: ShiftRow | undefined, at: Date) =>
  consentState(toAsked(row), shift === undefined ? undefined : shiftNow(shift), at.getTime());

/** Divides changes into what staff see at once and what a law makes wait for a yes. */
export async function planConsents(
  tx: Tx,
  place: Place,
  wish: {
    readonly changes: readonly ShiftPublication[];
    readonly wasPublished: boolean;
    readonly reasons: readonly ReasonOfChange[];
    readonly agreed: readonly RecordedConsent[];
    readonly at: Date;
  },
): Promise<ConsentPlan> {
  const { changes, agreed, at } = wish;
  const needed = await findNeeded(tx, { changes, lines: await pricePublication(tx, place, wish), at });
  if (needed.length === 0) return { open: changes, asked: [], recorded: [] };
  const said = new Map(agreed.map((one) => [`${one.shift_id} ${one.employee_id}`, one.how]));
  const howOf = (one: NeededConsent): string | undefined => said.get(`${one.change.shift_id} ${one.employee_id}`);
  const recorded = needed.flatMap((one) => {
    const how = howOf(one);
    return how === undefined ? [] : [{ ...one, how }];
  });
  const held = needed.filter((one) => howOf(one) === undefined);
  const asked = held.filter(({ state }) => state === 'NEW' || state === 'LATE');
  const users = await withLogin(tx, asked);
  const unreachable = asked.filter(({ employee_id: id }) => !users.has(id)).map(({ employee_id: id }) => id);
  if (unreachable.length > 0) throw failure(CONSENT_UNREACHABLE, { employee_ids: [...new Set(unreachable)] });
  const waits = new Set(held.map(({ change }) => change.shift_id));
  return { open: changes.filter(({ shift_id: id }) => !waits.has(id)), asked, recorded };
}

async function findNeeded(
  tx: Tx,
  {
    changes,
    lines,
    at,
  }: { readonly changes: readonly ShiftPublication[]; readonly lines: readonly PricedLine[]; readonly at: Date },
): Promise<NeededConsent[]> {
  const asking = lines.filter((line) => line.needs_consent).map((line) => line.shift_id);
  const known = (await findConsentsOfShifts(tx, [...new Set(asking)])).map(toAsked);
  return neededConsents(changes, lines, known, at.getTime());
}

async function withLogin(tx: Tx, needed: readonly NeededConsent[]): Promise<ReadonlySet<string>> {
  const people = await findEmployees(tx, [...new Set(needed.map(({ employee_id: id }) => id))]);
  return new Set(people.flatMap(({ id, user_id: user }) => (user === null ? [] : [id])));
}

/** What of a publication would wait for a yes, before it is made. */
export async function previewConsents(
  tx: Tx,
  place: Place,
  {
    changes,
    lines,
    at,
  }: { readonly changes: readonly ShiftPublication[]; readonly lines: readonly PricedLine[]; readonly at: Date },
): Promise<PreviewConsent[]> {
  const needed = await findNeeded(tx, { changes, lines, at });
  const users = await withLogin(tx, needed);
  return needed.map((one) => ({
    shift_id: one.change.shift_id,
    employee_id: one.employee_id,
    state: one.state,
    has_login: users.has(one.employee_id),
    answer_until: untilOf(one, place, at).toISOString(),
  }));
}

function untilOf({ change }: NeededConsent, { time_zone: zone }: Place, at: Date): Date {
  const spans = [change.before, change.after].map((shift) => (shift === null ? null : toInstants(shift, zone)));
  return new Date(answerUntil(spans, at.getTime()));
}

/** Keeps what a publication asks and what it was told, and tells the pages of both. What waited about the same shifts is over. */
export async function keepConsents(
  { db, emit, actor }: PublishContext,
  place: Place,
  {
    row,
    asked,
    recorded,
    reasons,
  }: {
    readonly row: Pick<NewPublication, 'id' | 'week' | 'published_at'>;
    readonly reasons: readonly ReasonOfChange[];
  } & Pick<ConsentPlan, 'asked' | 'recorded'>,
): Promise<void> {
  if (asked.length + recorded.length === 0) return;
  const { published_at: at, week } = row;
  const reasonOf = new Map(reasons.map((one) => [`${one.shift_id} ${one.employee_id}`, one]));
  const toRow = (one: NeededConsent, how: string | null): ConsentRow => {
    const why = reasonOf.get(`${one.change.shift_id} ${one.employee_id}`);
    const isRecorded = how !== null;
    return {
      id: newId(at.getTime()),
      group_id: place.group_id,
      location_id: place.id,
      publication_id: row.id,
      week,
      employee_id: one.employee_id,
      shift_id: one.change.shift_id,
      change: one.lines[0]?.change ?? 'ADDED',
      before: one.change.before,
      after: one.change.after,
      laws: one.lines.map(({ rule, law, paragraph, is_owed }) => ({ rule, law, paragraph, is_owed })),
      reason: why?.reason ?? 'EMPLOYER',
      note: why?.note ?? '',
      asked_at: at,
      asked_by: actor.userId,
      answer_until: untilOf(one, place, at),
      state: isRecorded ? 'AGREED' : 'WAITING',
      answered_at: isRecorded ? at : null,
      answered_by: isRecorded ? actor.userId : null,
      device: null,
      language: null,
      text_version: null,
      how,
    };
  };
  const rows = [...asked.map((one) => toRow(one, null)), ...recorded.map((one) => toRow(one, one.how))];
  const ids = rows.map(({ shift_id: id }) => id);
  await inScope(db, SYSTEM, (system) => withdrawConsents(system, ids));
  await insertConsents(db, rows);
  const users = new Map(
    (
      await findEmployees(
        db,
        rows.map((one) => one.employee_id),
      )
    ).map((one) => [one.id, one.user_id]),
  );
  for (const one of rows) await emit(consentChanged(one, users.get(one.employee_id) ?? null));
}

/** What pages and notices hear of a request. */
export function consentChanged(row: ConsentRow, userId: string | null) {
  const own = userId === null ? [] : [`user:${userId}` as const];
  return CONSENT_CHANGED.of({
    group_id: row.group_id,
    topics: [`brand:${row.location_id}`, ...own],
    data: {
      location_id: row.location_id,
      week: row.week,
      consent_id: row.id,
      state: row.state === 'WITHDRAWN' ? 'WAITING' : row.state,
    },
  });
}
