import { findOwnRecords } from '@hearth/domains/applications/service';
import type { OwnRecord } from '@hearth/domains/applications/service';
import { findAllOwnAnswers } from '@hearth/domains/fairness/service';
import { findOwnInterviews } from '@hearth/domains/interviews/service';
import { listAttachments } from '@hearth/domains/media/service';
import { findOwnMessages, findOwnBlocksAndReports } from '@hearth/domains/messaging/service';
import { findOwnOffers } from '@hearth/domains/offers/service';
import type { Tx } from '@hearth/platform/database';
import type { OwnFile, OwnRecordView } from '../contract/schemas.ts';

type FoundFiles = Awaited<ReturnType<typeof listAttachments>>;
type Messages = Awaited<ReturnType<typeof findOwnMessages>>;

/** Finds a person's data as a candidate: applications, messages and files. */
export async function findOwnData(db: Tx<'self'>, userId: string) {
  const records = await findOwnRecords(db, userId);
  const messages = await findOwnMessages(db, userId);
  return { records, messages, files: await findFiles(db, records, messages) };
}

/** Finds the files, with one query for each group. */
async function findFiles(db: Tx, records: readonly OwnRecord[], messages: Messages): Promise<FoundFiles> {
  const found = new Map<string, FoundFiles extends ReadonlyMap<string, infer File> ? File : never>();
  for (const [groupId, inGroup] of Map.groupBy(records, (record) => record.group_id)) {
    const ids = new Set(inGroup.map(({ id }) => id));
    const sent = messages.filter((message) => ids.has(message.application_id));
    const wanted = [...inGroup, ...sent].flatMap((row) => row.attachment_ids);
    for (const [id, file] of await listAttachments({ db }, groupId, wanted)) found.set(id, file);
  }
  return found;
}

/** Lists the files by name, those of an application before those of its conversation. */
export function listFiles({ records, messages, files }: Awaited<ReturnType<typeof findOwnData>>): OwnFile[] {
  const line = (id: string, applicationId: string, from: OwnFile['from']): OwnFile[] => {
    const file = files.get(id);
    return file === undefined ? [] : [{ id, application_id: applicationId, name: file.name, from }];
  };
  return records.flatMap((record) => [
    ...record.attachment_ids.flatMap((id) => line(id, record.id, 'APPLICATION')),
    ...messages
      .filter((message) => message.application_id === record.id)
      .flatMap((message) => message.attachment_ids.flatMap((id) => line(id, record.id, 'MESSAGE'))),
  ]);
}

/** Loads all that is stored with a person's applications, with one query for each kind. */
async function loadRelated(db: Tx<'self'>, userId: string) {
  return {
    interviews: Map.groupBy(await findOwnInterviews(db, userId), (interview) => interview.application_id),
    offers: Map.groupBy(await findOwnOffers(db, userId), (offer) => offer.application_id),
    safety: await findOwnBlocksAndReports(db, userId),
    statistics: await findAllOwnAnswers(db, userId),
  };
}

/** Exports a person's applications in full, with interviews and offers. */
export async function exportRecords(db: Tx<'self'>, userId: string): Promise<OwnRecordView[]> {
  const { records, messages, files } = await findOwnData(db, userId);
  const said = Map.groupBy(messages, (message) => message.application_id);
  const related = await loadRelated(db, userId);
  return records.map((record) => {
    const own = said.get(record.id) ?? [];
    const fileIds = [...record.attachment_ids, ...own.flatMap((message) => message.attachment_ids)];
    return {
      ...exportApplication(record),
      messages: own.map((line) => ({
        at: line.sent_at.toISOString(),
        from: line.sender_side,
        sender_name: line.sender_name,
        text: line.body,
        file_ids: line.attachment_ids,
      })),
      ...exportRelated(record, related),
      files: fileIds.flatMap((fileId) => files.get(fileId) ?? []),
    };
  });
}

/** The application itself, with its history. */
function exportApplication(record: OwnRecord) {
  return {
    id: record.id,
    employer_name: record.employer_name,
    job_title: record.job_title,
    location_name: record.location_name,
    location_city: record.location_city,
    stage: record.stage,
    first_name: record.first_name,
    last_name: record.last_name,
    email: record.email,
    phone: record.phone,
    message: record.message,
    says_minor: record.says_minor,
    availability: record.availability,
    can_start_on: record.can_start_on,
    hours_per_week: record.hours_per_week,
    profile: record.profile,
    language: record.language,
    source: record.source,
    answers: [...record.answers],
    applied_at: record.applied_at.toISOString(),
    history: record.history.map((event) => ({ stage: event.stage, at: event.at.toISOString() })),
    letters: record.letters.map((letter) => ({ ...letter, at: letter.at.toISOString() })),
  };
}

/** What other domains store with an application. */
function exportRelated(
  { id, group_id: groupId }: OwnRecord,
  { interviews, offers, safety, statistics }: Awaited<ReturnType<typeof loadRelated>>,
) {
  return {
    interviews: (interviews.get(id) ?? []).map((interview) => ({
      state: interview.state,
      invited_at: interview.invited_at.toISOString(),
      starts_at: interview.starts_at?.toISOString() ?? null,
      ends_at: interview.ends_at?.toISOString() ?? null,
    })),
    offers: (offers.get(id) ?? []).map((offer) => ({
      state: offer.state,
      sent_at: offer.sent_at.toISOString(),
      document: offer.document,
    })),
    blocks: safety.blocks
      .filter((row) => (row.application_id ?? id) === id && row.group_id === groupId)
      .map((row) => ({
        name: row.blocked_name,
        at: row.at.toISOString(),
        ended_at: row.ended_at?.toISOString() ?? null,
      })),
    reports: safety.reports
      .filter((row) => row.application_id === id)
      .map((row) => ({
        reason: row.reason,
        note: row.note,
        at: row.at.toISOString(),
        looked_at: row.settled_at?.toISOString() ?? null,
      })),
    demographic_answers: statistics.get(id) ?? [],
  };
}
