import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { turnOf } from '../../rules/request-state.ts';
import { getOwnPart, lockByLink, type OwnPart, throwNotFound } from '../access.ts';
import { sendFile } from '../documents.ts';
import { presentOwn } from '../present.ts';
import { insertChanges } from '../queries/change.ts';
import { findRequestsOfUser, findSigners } from '../queries/request.ts';
import { declinePart, deedOf, getEdition, signPart } from '../sign.ts';

/** The file of a part: sealed once it is, before that as it was sent. */
async function fileOf(db: Tx, { row }: OwnPart): Promise<{ readonly key: string; readonly name: string }> {
  const edition = await getEdition(db, row);
  return { key: row.sealed_key ?? edition.file_key ?? throwNotFound(), name: edition.title };
}

/** The link alone says who somebody is: it opens this one request. That it was opened is on record. */
export const openSigning = implement(contract.openSigning, ({ body }, free) =>
  free.run(SYSTEM, async ({ db, clock }) => {
    const at = clock.now();
    const part = await lockByLink(db, body.link, at);
    await insertChanges(db, [
      deedOf(part.row, 'OPENED', { by: null, at, detail: { role: part.own.role, ip: free.request.ip } }),
    ]);
    return presentOwn(db, part, body.language);
  }),
);

export const openSigningFile = implement(contract.openSigningFile, async ({ body }, free) => {
  const file = await free.run(SYSTEM, async ({ db, clock }) =>
    fileOf(db, await lockByLink(db, body.link, clock.now())),
  );
  return sendFile(free, file);
});

export const signByLink = implement(contract.signByLink, ({ body }, free) =>
  free.run(SYSTEM, async (work) => {
    const { db, clock } = work;
    const { link, ...sent } = body;
    const part = await lockByLink(db, link, clock.now());
    await signPart(work, part, sent, { userId: null, request: free.request });
    return presentOwn(db, await lockByLink(db, link, clock.now()), sent.language);
  }),
);

export const declineByLink = implement(contract.declineByLink, ({ body }, free) =>
  free.run(SYSTEM, async (work) => {
    const { db, clock } = work;
    const part = await lockByLink(db, body.link, clock.now());
    await declinePart(work, part, body, { userId: null, request: free.request });
    return presentOwn(db, await lockByLink(db, body.link, clock.now()), body.language);
  }),
);

export const listMyAgreements = implement(contract.listMyAgreements, (_input, { db, actor }) =>
  inScope(db, SYSTEM, async (system) => {
    const rows = await findRequestsOfUser(system, actor.userId);
    const signers = Map.groupBy(
      await findSigners(
        system,
        rows.map(({ id }) => id),
      ),
      (one) => one.request_id,
    );
    return {
      agreements: rows.map((row) => {
        const all = signers.get(row.id) ?? [];
        const own = all.find(({ role }) => role === 'EMPLOYEE');
        return {
          id: row.id,
          title: row.title,
          number: row.number,
          employer_name: row.group_name,
          state: row.state,
          is_turn: row.state === 'WAITING' && turnOf(all)?.role === 'EMPLOYEE',
          sent_at: row.sent_at.toISOString(),
          signed_at: own?.state === 'SIGNED' ? (own.signed_at?.toISOString() ?? null) : null,
          expires_on: row.expires_on,
          is_sealed: row.sealed_key !== null,
        };
      }),
    };
  }),
);

export const getMyAgreement = implement(contract.getMyAgreement, ({ params, query }, { db, actor }) =>
  inScope(db, SYSTEM, async (system) =>
    presentOwn(system, await getOwnPart(system, params.request_id, actor.userId), query.language),
  ),
);

export const getMyAgreementFile = implement(contract.getMyAgreementFile, async ({ params }, context) => {
  const { actor } = context;
  const file = await context.read(SYSTEM, async ({ db }) =>
    fileOf(db, await getOwnPart(db, params.request_id, actor.userId)),
  );
  return sendFile(context, file);
});

export const signMyAgreement = implement(contract.signMyAgreement, ({ params, body }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const { userId } = work.actor;
    const part = await getOwnPart(db, params.request_id, userId, { locked: true });
    await signPart({ ...work, db }, part, body, { userId, request: work.request });
    return presentOwn(db, await getOwnPart(db, params.request_id, userId), body.language);
  }),
);

export const declineMyAgreement = implement(contract.declineMyAgreement, ({ params, body }, work) =>
  inScope(work.db, SYSTEM, async (db) => {
    const { userId } = work.actor;
    const part = await getOwnPart(db, params.request_id, userId, { locked: true });
    await declinePart({ ...work, db }, part, body, { userId, request: work.request });
    return presentOwn(db, await getOwnPart(db, params.request_id, userId), body.language);
  }),
);
