import { withDocumentFile, withdrawForCheck } from '@hearth/domains/documents/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ELIGIBILITY_CHANGED_MEANWHILE, ELIGIBILITY_CLOSED, ELIGIBILITY_INCOMPLETE } from '../../contract/failures.ts';
import { findStatementProblems } from '../../rules/statement.ts';
import { findOwnCases, getOwnCase } from '../access.ts';
import { loadParts, loadPartsOf } from '../facts.ts';
import { presentOwn } from '../present.ts';
import { insertChange } from '../queries/change.ts';
import { deleteEvidence, insertStatement } from '../queries/evidence.ts';
import { caseRows, lockCase } from '../queries/work-case.ts';
import { sealStatement } from '../statements.ts';
import { keepEvidence, openToEmployee, settleParts } from '../write-evidence.ts';

export const listMyWorkCases = implement(contract.listMyWorkCases, async (_input, { db, clock }) => {
  const rows = await findOwnCases(db, clock.now());
  return inScope(db, SYSTEM, async (system) => {
    const parts = await loadParts(system, rows);
    return {
      cases: rows.flatMap((row) => {
        const found = parts.get(row.id);
        return found === undefined ? [] : [presentOwn(row, found)];
      }),
    };
  });
});

/** Stated anew it is another row: what was said before stays on record until the case is deleted. */
export const stateMyStatus = implement(contract.stateMyStatus, async ({ params, body }, work) => {
  const { db, actor, clock } = work;
  const at = clock.now();
  const own = await getOwnCase(db, params.case_id, at);
  return inScope(db, SYSTEM, async (system) => {
    const means = { ...work, db: system };
    const locked = await lockCase(system, own.id, at);
    caseRows.refuseStale(locked.version, body.version);
    const row = await openToEmployee(means, locked);
    const { signed_name: name, version: _version, ...said } = body;
    const { terms } = await loadPartsOf(system, row);
    const fields = findStatementProblems(said, terms, row.today);
    const { message } = ELIGIBILITY_INCOMPLETE;
    if (fields.length > 0)
      throw failure(ELIGIBILITY_INCOMPLETE, { fields: fields.map((field) => ({ ...field, message })) });
    const id = newId(at.getTime());
    await insertStatement(system, {
      id,
      group_id: row.group_id,
      case_id: row.id,
      round: row.round,
      answers: sealStatement(system, id, said),
      signed_name: name,
      on_paper: false,
      at,
      by_user_id: actor.userId,
    });
    await insertChange(system, row, { action: 'STATED', by: actor.userId, at });
    await settleParts(means, row);
    const now = await lockCase(system, row.id, at);
    return presentOwn(now, await loadPartsOf(system, now));
  });
});

/** The documents are the employee’s choice: any of the law’s lists. */
export const sendMyWorkEvidence = implement(contract.sendMyWorkEvidence, async ({ params, body, files }, context) => {
  const { actor } = context;
  const own = await context.read({ kind: 'self', userId: actor.userId }, ({ db, clock }) =>
    getOwnCase(db, params.case_id, clock.now()),
  );
  return withDocumentFile(context, own.group_id, files, (file) =>
    context.run(SYSTEM, async (work) => {
      const now = work.clock.now();
      const row = await openToEmployee(work, await lockCase(work.db, own.id, now));
      await keepEvidence(work, row, { sent: body, file, by: 'EMPLOYEE', userId: actor.userId });
      const after = await lockCase(work.db, row.id, now);
      return presentOwn(after, await loadPartsOf(work.db, after));
    }),
  );
});

export const withdrawMyWorkEvidence = implement(contract.withdrawMyWorkEvidence, async ({ params, body }, work) => {
  const { db, actor, clock } = work;
  const at = clock.now();
  const own = await getOwnCase(db, params.case_id, at);
  return inScope(db, SYSTEM, async (system) => {
    const means = { ...work, db: system };
    const row = await lockCase(system, own.id, at);
    if (row.state !== 'TO_CHECK' && row.state !== 'WITH_EMPLOYEE') throw failure(ELIGIBILITY_CLOSED);
    const { evidence } = await loadPartsOf(system, row);
    const found = evidence.find((one) => one.row.id === params.evidence_id);
    if (found?.row.document_id == null) throw failure(NOT_FOUND);
    if (found.document?.state !== 'PENDING') throw failure(ELIGIBILITY_CHANGED_MEANWHILE);
    caseRows.refuseStale(row.version, body.version);
    await withdrawForCheck(means, { employeeId: row.employee_id, id: found.row.document_id, by: actor.userId });
    await deleteEvidence(system, found.row.id);
    await insertChange(system, row, { action: 'WITHDRAWN', by: actor.userId, at });
    await settleParts(means, row);
    const now = await lockCase(system, row.id, at);
    return presentOwn(now, await loadPartsOf(system, now));
  });
});
