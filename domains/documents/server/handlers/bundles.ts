import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/bundle-endpoints.ts';
import { DOCUMENT_BUNDLE_UNDER_WAY } from '../../contract/failures.ts';
import type { DocumentBundle } from '../../contract/schemas.ts';
import { coversClasses } from '../../rules/bundle-index.ts';
import { visibleClasses } from '../../rules/classes.ts';
import { BUNDLE_DAYS } from '../../rules/limits.ts';
import { PREPARE_BUNDLE } from '../jobs/prepare-bundle.ts';
import { getReachedPerson } from '../persons.ts';
import { type BundleRow, findBundles, insertBundle } from '../queries/bundle.ts';
import { insertChanges } from '../queries/change.ts';

const DAY_MS = 86_400_000;
const ADDRESS_MS = 120_000;

function present(row: BundleRow): DocumentBundle {
  return {
    id: row.id,
    state: row.state,
    files: row.file_count,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

export const listDocumentBundles = implement(
  contract.listDocumentBundles,
  async ({ params }, { db, grant, actor, clock }) => {
    const person = await getReachedPerson(db, grant, params.employee_id);
    const of = { employeeId: person.id, askedBy: actor.userId, now: clock.now() };
    return { bundles: (await findBundles(db, of)).map(present) };
  },
);

/** That it was asked for is on record, with what its maker sees; the job asks for the right again. */
export const askForDocumentBundle = implement(
  contract.askForDocumentBundle,
  async ({ params, body }, { db, grant, actor, clock, enqueue }) => {
    const person = await getReachedPerson(db, grant, params.employee_id);
    const at = clock.now();
    const id = newId(at.getTime());
    const row = {
      id,
      group_id: grant.groupId,
      employee_id: person.id,
      brand_id: grant.brandId,
      asked_by: actor.userId,
      language: body.language,
      file_key: `documents/${grant.groupId}/${id}`,
      file_name: `${person.name} ${localDay(at, person.time_zone)}.zip`,
      created_at: at,
      expires_at: new Date(at.getTime() + BUNDLE_DAYS * DAY_MS),
    };
    if (!(await insertBundle(db, row))) throw failure(DOCUMENT_BUNDLE_UNDER_WAY);
    await insertChanges(db, [
      {
        about: 'BUNDLE',
        action: 'BUNDLED',
        aboutId: id,
        groupId: grant.groupId,
        employeeId: person.id,
        by: actor.userId,
        at,
        detail: { classes: visibleClasses(grant) },
      },
    ]);
    await enqueue(PREPARE_BUNDLE, { bundle_id: id });
    return present({ ...row, state: 'PREPARING', classes: [], file_count: 0, attempts: 0 });
  },
);

/** Opened by whoever asked for it, while they still see all that it holds; each opening is on record. */
export const openDocumentBundle = implement(
  contract.openDocumentBundle,
  async ({ params }, { db, grant, actor, clock, files }) => {
    const person = await getReachedPerson(db, grant, params.employee_id);
    const now = clock.now();
    const found = await findBundles(db, { employeeId: person.id, askedBy: actor.userId, now });
    const row = found.find(({ id }) => id === params.bundle_id);
    if (row?.state !== 'READY' || !coversClasses(visibleClasses(grant), row.classes)) throw failure(NOT_FOUND);
    await insertChanges(db, [
      {
        about: 'BUNDLE',
        action: 'LOOKED',
        aboutId: row.id,
        groupId: grant.groupId,
        employeeId: person.id,
        by: actor.userId,
        at: now,
        detail: { classes: row.classes, files: row.file_count },
      },
    ]);
    const expiresAt = new Date(Math.min(now.getTime() + ADDRESS_MS, row.expires_at.getTime()));
    return {
      href: await files.downloadUrl({ key: row.file_key, name: row.file_name, type: 'application/zip', expiresAt }),
    };
  },
);
