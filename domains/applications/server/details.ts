import type { BrandGrant } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { findPerson } from '@hearth/domains/identity/service';
import { findPipelineCopies } from '@hearth/domains/jobs/service';
import { groupScope, inScope } from '@hearth/platform/database';
import { listAttachments } from '@hearth/domains/media/service';
import { findWithoutAccount } from '@hearth/domains/team/service';
import type { Application, OwnApplication } from '../contract/schemas.ts';
import { presentApplication, presentOwn } from './present.ts';
import { findSubmittedTogether } from './queries/application.ts';
import type { ApplicationRow } from './queries/application.ts';
import { listLetters } from './queries/letter.ts';
import { listStageEvents } from './queries/stage-event.ts';
import { findJobSteps } from './steps.ts';

type Files = Application['attachments'];

async function loadAttachments(
  work: Pick<Work, 'db'>,
  groupId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Files[number]>> {
  return ids.length === 0 ? new Map() : listAttachments(work, groupId, ids);
}

function pickAttachments(files: ReadonlyMap<string, Files[number]>, ids: readonly string[]): Files {
  return ids.flatMap((id) => files.get(id) ?? []);
}

/** Loads an application in full for its employer. */
export async function loadApplicationDetails(
  work: Pick<Work, 'db'> & { readonly grant: BrandGrant },
  row: ApplicationRow,
): Promise<Application> {
  const events = await listStageEvents(work.db, [row.id]);
  const files = await loadAttachments(work, row.group_id, row.attachment_ids);
  const letters = await listLetters(work.db, row.id);
  const steps = await findJobSteps(work.db, row.job_id);
  const also = await findSubmittedTogether(work.db, work.grant, row);
  const person = await findPerson(work.db, row.user_id);
  const profile = row.profile === null || work.grant.holds('VIEW_PAY') ? row.profile : { ...row.profile, wish: null };
  return presentApplication(
    { ...row, profile },
    events.get(row.id) ?? [],
    pickAttachments(files, row.attachment_ids),
    letters,
    steps,
    also,
    {
      awaitsJoining: (await findAwaitingJoin(work, [row])).has(row.id),
      isEmailUnconfirmed: person?.isAwaitingProof === true && person.email === row.email,
    },
  );
}

/** Finds which of these applications' new hires have not linked their account. */
async function findAwaitingJoin(
  { db }: Pick<Work, 'db'>,
  rows: readonly Pick<ApplicationRow, 'id' | 'group_id' | 'employee_id' | 'joined_at'>[],
): Promise<ReadonlySet<string>> {
  const employees = new Map(
    rows.flatMap(({ id, employee_id: employee, joined_at: joined }) =>
      employee === null || joined !== null ? [] : [[id, employee]],
    ),
  );
  // Employments are the group's: their candidate may not read them.
  const groups = groupScope(rows.map((row) => row.group_id));
  const without = await inScope(db, groups, (tx) => findWithoutAccount(tx, [...employees.values()]));
  return new Set([...employees].flatMap(([id, employee]) => (without.has(employee) ? [id] : [])));
}

/** Applications for the candidate who wrote them: four statements and one for each group that they wrote to with files. */
export async function ownDetails(work: Pick<Work, 'db'>, rows: readonly ApplicationRow[]): Promise<OwnApplication[]> {
  const events = await listStageEvents(
    work.db,
    rows.map((row) => row.id),
  );
  const files = new Map<string, Files[number]>();
  for (const [groupId, inGroup] of Map.groupBy(rows, (row) => row.group_id)) {
    for (const [id, file] of await loadAttachments(
      work,
      groupId,
      inGroup.flatMap((row) => row.attachment_ids),
    ))
      files.set(id, file);
  }
  // The post is the group's; what of its steps is shown is for its candidates.
  const copies = await inScope(work.db, groupScope(rows.map((row) => row.group_id)), (tx) =>
    findPipelineCopies(
      tx,
      rows.map((row) => row.job_id),
    ),
  );
  const awaited = await findAwaitingJoin(work, rows);
  return rows.map((row) =>
    presentOwn(
      row,
      events.get(row.id) ?? [],
      pickAttachments(files, row.attachment_ids),
      copies.get(row.job_id)?.steps ?? null,
      awaited.has(row.id),
    ),
  );
}
