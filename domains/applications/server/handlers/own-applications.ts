import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { signedDownloadUrl } from '@hearth/domains/media/service';
import { linkEmployeeAccount } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { joined } from '../../contract/events.ts';
import { APPLICATION_ENDED, CANNOT_JOIN } from '../../contract/failures.ts';
import { isOpen } from '../../rules/stages.ts';
import { getOwnApplicationRow } from '../access.ts';
import { ownDetails } from '../details.ts';
import { moveTo, eventSubject } from '../moves.ts';
import { countOwn, listOwn, lockOwn, setJoined } from '../queries/application.ts';
import { notifyJoined } from '../actions/tell-joined.ts';
import type { OwnApplication } from '../../contract/schemas.ts';
import type { ApplicationRow } from '../queries/application.ts';
import type { Work } from '@hearth/platform/module';

const PAGE = 20;

async function presentOne(work: Pick<Work, 'db'>, row: ApplicationRow): Promise<OwnApplication> {
  const [own] = await ownDetails(work, [row]);
  return own ?? throwNotFound();
}

function throwNotFound(): never {
  throw failure(NOT_FOUND);
}

export const getOwnApplication = implement(contract.getOwnApplication, async (_input, work) =>
  presentOne(work, await getOwnApplicationRow(work.db, work.party)),
);

export const listOwnApplications = implement(contract.listOwnApplications, async ({ query }, work) => {
  const rows = await listOwn(work.db, work.actor.userId, query.offset ?? 0, query.limit ?? PAGE);
  return { applications: await ownDetails(work, rows), total: await countOwn(work.db, work.actor.userId) };
});

export const withdraw = implement(contract.withdraw, async (_input, work) => {
  const { db, actor } = work;
  const row = await getOwnApplicationRow(db, work.party);
  if (!isOpen(row.stage)) throw failure(APPLICATION_ENDED);
  // The row is the group's to write; the caller was found to be its candidate.
  const moved = await inScope(db, SYSTEM, (tx) =>
    moveTo(
      { ...work, db: tx },
      row,
      'WITHDRAWN',
      { side: 'CANDIDATE', userId: actor.userId, name: `${row.first_name} ${row.last_name}` },
      { reason: 'CANDIDATE_WITHDREW' },
    ),
  );
  return presentOne(work, moved);
});

/**
 * The consent of whoever was hired: they applied with this account, and say here that it is to be the employee's. Until then
 * nobody of the group can give it a right, ask a second step of it, or act for it.
 */
export const joinTeam = implement(contract.joinTeam, (_input, work) =>
  // The application, and the employee that comes of it, are the group's to write.
  inScope(work.db, SYSTEM, async (db) => {
    const { actor, clock } = work;
    const row = (await lockOwn(db, work.party)) ?? throwNotFound();
    // Asked twice is joined once.
    if (row.joined_at !== null) return presentOne({ db }, row);
    if (row.employee_id === null) throw failure(CANNOT_JOIN);
    const joins = { groupId: row.group_id, employeeId: row.employee_id, userId: actor.userId };
    if ((await linkEmployeeAccount({ ...work, db }, joins)) === null) throw failure(CANNOT_JOIN);
    await work.emit(joined(eventSubject(row), row.employee_id));
    await notifyJoined({ ...work, db }, row);
    return presentOne({ db }, await setJoined(db, row.id, clock.now()));
  }),
);

export const openOwnFile = implement(contract.openOwnFile, async ({ params }, work) => {
  const row = await getOwnApplicationRow(work.db, work.party);
  if (!row.attachment_ids.includes(params.file_id)) throwNotFound();
  return { href: await signedDownloadUrl(work, { groupId: row.group_id, id: params.file_id }) };
});
