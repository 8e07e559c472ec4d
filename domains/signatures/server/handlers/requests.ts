import { decodeCursor, encodeCursor } from '@hearth/domains/core/service';
import { canonicalEmail, findPersonByEmail } from '@hearth/domains/identity/service';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { string, uuid } from '@hearth/kit/schema';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { z } from 'zod';
import * as contract from '../../contract/endpoints.ts';
import {
  AGREEMENT_NOT_PUBLISHED,
  ALREADY_ASKED,
  GUARDIAN_ADDRESS,
  GUARDIAN_NEEDED,
  SIGN_NOBODY_TOLD,
} from '../../contract/failures.ts';
import type { ListedPerson } from '../../contract/schemas.ts';
import { findLeftToOthers, getReachedRequest, getUsableAgreement, pathOf, throwNotFound } from '../access.ts';
import { askPeople } from '../ask.ts';
import { sendFile } from '../documents.ts';
import { SEND } from '../jobs/seal-job.ts';
import { presentRequests } from '../present.ts';
import { type EditionRow, findAgreement, findEditionIn, findSendableTo, insertSending } from '../queries/agreement.ts';
import { insertChanges } from '../queries/change.ts';
import { countToAsk, findPeoplePage, findReachedEmployee, type PersonRow } from '../queries/people.ts';
import { findRequestsOfPerson, findSigners, findToCountersign } from '../queries/request.ts';
import { getEdition } from '../sign.ts';

const PAGE_SIZE = 50;
const place = z.strictObject({ sort_name: string(400), employee_id: uuid });

function presentPerson({ sort_name: _sort, at, ...row }: PersonRow): ListedPerson {
  return { ...row, at: at?.toISOString() ?? null };
}

export async function requireCurrent(db: Tx, agreementId: string): Promise<EditionRow> {
  const edition = await findEditionIn(db, agreementId, 'CURRENT');
  if (edition === undefined) throw failure(AGREEMENT_NOT_PUBLISHED);
  return edition;
}

export const listAgreementPeople = implement(contract.listAgreementPeople, async ({ params, query }, { db, grant }) => {
  const { state, cursor, limit = PAGE_SIZE } = query;
  const after = decodeCursor(place, cursor);
  const agreementId = params.agreement_id;
  const agreement = await findAgreement(db, await pathOf(db, grant), agreementId);
  const edition = agreement && (await findEditionIn(db, agreementId, 'CURRENT'));
  if (edition === undefined) return { people: [], next_cursor: null };
  const found = await findPeoplePage(
    db,
    grant,
    { agreementId, editionId: edition.id },
    { state, after, limit: limit + 1 },
  );
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    people: rows.map(presentPerson),
    next_cursor:
      found.length > limit && last !== undefined
        ? encodeCursor({ sort_name: last.sort_name, employee_id: last.employee_id })
        : null,
  };
});

export const getRequest = implement(contract.getRequest, async ({ params }, { db, grant, actor, clock }) => {
  const row = await getReachedRequest(db, grant, params.request_id);
  const by = { userId: actor.userId, now: clock.now(), maySign: grant.holds('MANAGE_TEAM') };
  const [shown] = await presentRequests(db, [row], await findSigners(db, [row.id]), by);
  return shown ?? throwNotFound();
});

export const listPersonRequests = implement(contract.listPersonRequests, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const rows = await findRequestsOfPerson(db, grant, params.employee_id);
  const signers = await findSigners(
    db,
    rows.map(({ id }) => id),
  );
  const by = { userId: actor.userId, now: clock.now(), maySign: grant.holds('MANAGE_TEAM') };
  return {
    requests: await presentRequests(db, rows, signers, by),
    agreements: await findSendableTo(db, await pathOf(db, grant), params.employee_id),
  };
});

export const listToCountersign = implement(contract.listToCountersign, async (_input, { db, grant, actor, clock }) => {
  const by = { userId: actor.userId, now: clock.now(), maySign: true };
  const found = await findToCountersign(db, grant);
  const left = await findLeftToOthers(db, found, by);
  const rows = found.filter(({ id }) => !left.has(id));
  const signers = await findSigners(
    db,
    rows.map(({ id }) => id),
  );
  return { requests: await presentRequests(db, rows, signers, by) };
});

/** What was signed often says what somebody earns: it takes the sight of pay. Each look at a signed document is on record. */
export const getSealedFile = implement(contract.getSealedFile, async ({ params }, context) => {
  const { grant, actor, clock } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const file = await context.run(scope, async ({ db }) => {
    const row = await getReachedRequest(db, grant, params.request_id);
    if (row.sealed_key !== null && !grant.holds('VIEW_PAY')) throw failure(FORBIDDEN);
    const edition = await getEdition(db, row);
    await insertChanges(db, [
      {
        about: 'REQUEST',
        action: 'LOOKED',
        aboutId: row.id,
        groupId: row.group_id,
        employeeId: row.employee_id,
        by: actor.userId,
        at: clock.now(),
        detail: { sealed: row.sealed_key !== null },
      },
    ]);
    return {
      key: row.sealed_key ?? edition.file_key ?? throwNotFound(),
      name: `${edition.title} ${row.employee_name}`,
    };
  });
  return sendFile(context, file);
});

/** A guardian is neither who sends nor who is minor. */
async function refuseOwnAddress(
  db: Tx,
  address: string,
  person: { readonly user_id: string | null; readonly email: string | null },
  userId: string,
): Promise<void> {
  const holder = await inScope(db, SYSTEM, (system) => findPersonByEmail(system, address));
  const isTheirs = person.email !== null && canonicalEmail(person.email) === canonicalEmail(address);
  if (!isTheirs && (holder === undefined || (holder.id !== userId && holder.id !== person.user_id))) return;
  throw failure(GUARDIAN_ADDRESS, {
    fields: [{ field: 'guardian.email', rule: 'valid', message: GUARDIAN_ADDRESS.message }],
  });
}

export const sendAgreement = implement(contract.sendAgreement, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const agreement = await getUsableAgreement(db, grant, params.agreement_id);
  const edition = await requireCurrent(db, agreement.id);
  const { employee_id: employeeId, position_id, guardian, language, idempotency_key } = body;
  const needsGuardian = edition.signers.includes('GUARDIAN');
  if (needsGuardian && (employeeId === null || guardian === null)) throw failure(GUARDIAN_NEEDED);
  if (employeeId !== null) {
    const person = (await findReachedEmployee(db, grant, employeeId)) ?? throwNotFound();
    if (needsGuardian && guardian !== null) await refuseOwnAddress(db, guardian.email, person, actor.userId);
    const { asked, told } = await inScope(db, SYSTEM, (system) =>
      askPeople({ ...work, db: system }, edition, {
        employeeIds: [person.id],
        by: actor.userId,
        language,
        guardian: needsGuardian ? (guardian ?? undefined) : undefined,
      }),
    );
    if (asked === 0) throw failure(ALREADY_ASKED);
    // A request that nobody hears of is none: it is not made.
    if (told === 0) throw failure(SIGN_NOBODY_TOLD);
    return { asked };
  }
  const at = clock.now();
  const id = newId(at.getTime());
  const isNew = await insertSending(db, {
    id,
    group_id: grant.groupId,
    agreement_id: agreement.id,
    edition_id: edition.id,
    kind: 'MISSING',
    place_id: grant.brandId,
    nodes: [...grant.nodes],
    codes: grant.codes === null ? null : [...grant.codes],
    position_id,
    state: 'WAITING',
    language,
    asked_at: at,
    asked_by: actor.userId,
    ended_at: null,
    idempotency_key,
  });
  const asked = await countToAsk(db, grant, edition.id, position_id);
  if (isNew) {
    const deed = { about: 'AGREEMENT', action: 'SENDING', aboutId: agreement.id, groupId: grant.groupId } as const;
    await insertChanges(db, [
      { ...deed, by: actor.userId, at, detail: { place_id: grant.brandId, position_id, people: asked } },
    ]);
    await work.enqueue(SEND, { sending_id: id }, { key: id });
  }
  return { asked };
});
