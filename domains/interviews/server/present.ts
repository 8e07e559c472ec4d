import { findApplicationBriefs } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { findPeople, findNames } from '@hearth/domains/identity/service';
import { presentLetter } from '@hearth/kit/text/letter-state';
import type { Tx } from '@hearth/platform/database';
import { findLatestMail } from '@hearth/platform/mail/mail';
import type { Work } from '@hearth/platform/module';
import type { Interview, Kit, OwnInterview } from '../contract/schemas.ts';
import { canReportDelay } from '../rules/states.ts';
import { needsScorecardsNow, sendersByInterview } from './asked-cards.ts';
import { findScorecardEvents } from './queries/card.ts';
import { findKitsById } from './queries/kit.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';

/** The reader, the current time and the transaction. */
export type Reader = Pick<Work, 'db' | 'clock'> & { readonly actor: { readonly userId: string } };

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Presents kits with the names of their panels, in one query. */
export async function presentKits(tx: Tx, rows: readonly KitRow[]): Promise<Kit[]> {
  const names = await findNames(
    tx,
    rows.flatMap(({ panel }) => panel),
  );
  return rows.map(({ group_id: _group, address: _address, time_zone: _zone, ...kit }) => ({
    ...kit,
    people: kit.panel.map((id) => ({ user_id: id, name: names.get(id) ?? '' })),
  }));
}

/** Loads what interviews are presented with, in five queries. */
async function loadRelated({ db: tx, clock }: Reader, rows: readonly InterviewRow[]) {
  const kits = await findKitsById(
    tx,
    rows.map((row) => row.kit_id),
  );
  const briefs = await findApplicationBriefs(
    tx,
    rows.map((row) => row.application_id),
  );
  const names = await findNames(
    tx,
    rows.flatMap((row) => row.host_ids),
  );
  const asking = new Set(rows.filter((row) => needsScorecardsNow(row, clock.now())).map((row) => row.id));
  const senders = sendersByInterview(await findScorecardEvents(tx, [...asking]));
  const letters = await findLatestMail(
    tx,
    rows.map((row) => row.id),
  );
  return { kits, briefs, names, asking, senders, letters };
}

/** Presents interviews to their employer. */
export async function presentInterviews(reader: Reader, rows: readonly InterviewRow[]): Promise<Interview[]> {
  const { kits, briefs, names, asking, senders, letters } = await loadRelated(reader, rows);
  const { userId } = reader.actor;
  return rows.flatMap((row) => {
    const letter = letters.get(row.id);
    const kit = kits.get(row.kit_id);
    const brief = briefs.get(row.application_id);
    if (kit === undefined || brief === undefined) return [];
    return {
      id: row.id,
      application_id: row.application_id,
      location_id: row.location_id,
      location_name: kit.location_name,
      candidate_name: brief.candidateName,
      job_title: brief.jobTitle,
      kit_id: kit.id,
      kit_name: kit.name,
      kind: kit.kind,
      state: row.state,
      starts_at: toIso(row.starts_at),
      ends_at: toIso(row.ends_at),
      time_zone: kit.time_zone,
      room: kit.room,
      focus: kit.focus,
      hosts: row.host_ids.map((id) => ({ user_id: id, name: names.get(id) ?? '' })),
      flag: row.flag,
      late_minutes: row.late_minutes,
      invited_at: row.invited_at.toISOString(),
      open_until: row.open_until.toISOString(),
      // Whoever applied themselves is told nothing of what colleagues write about them.
      cards:
        asking.has(row.id) && row.user_id !== userId
          ? toScorecardCounts(row, senders.get(row.id) ?? new Set(), userId)
          : null,
      letter: letter === undefined ? null : presentLetter(letter),
    };
  });
}

function toScorecardCounts(
  { host_ids: panel }: InterviewRow,
  sent: ReadonlySet<string>,
  readerId: string,
): Interview['cards'] {
  const own = panel.includes(readerId) ? (sent.has(readerId) ? 'SENT' : 'WANTED') : 'NONE';
  return { sent: panel.filter((id) => sent.has(id)).length, of: panel.length, own };
}

/** Presents one interview to its employer. */
export async function presentInterview(reader: Reader, row: InterviewRow): Promise<Interview> {
  const [shown] = await presentInterviews(reader, [row]);
  if (shown === undefined) throw new Error('An interview has a kit and an application.');
  return shown;
}

/** Presents an interview to its candidate, without notes, focus questions or other people. */
export function presentOwn(
  row: InterviewRow,
  kit: KitRow,
  brief: ApplicationBrief,
  hosts: readonly string[],
  now: Date,
): OwnInterview {
  return {
    id: row.id,
    application_id: row.application_id,
    job_title: brief.jobTitle,
    employer_name: brief.employerName,
    location_name: kit.location_name,
    address: kit.address,
    kind: kit.kind,
    minutes: row.starts_at !== null && row.ends_at !== null ? minutesBetween(row.starts_at, row.ends_at) : kit.minutes,
    state: row.state,
    starts_at: toIso(row.starts_at),
    ends_at: toIso(row.ends_at),
    time_zone: kit.time_zone,
    room: kit.room,
    details: kit.details,
    hosts: [...hosts],
    is_in_question: row.flag !== null,
    late_minutes: row.late_minutes,
    can_say_late: canReportDelay({ state: row.state, startsAt: row.starts_at?.getTime() ?? null }, now.getTime()),
  };
}

function minutesBetween(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 60_000);
}

/** Finds the first names of hosts, by id. */
export async function findFirstNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await findPeople(tx, ids))].map(([id, person]) => [id, person.firstName]));
}
