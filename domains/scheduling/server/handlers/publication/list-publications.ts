import { findNames } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { presentListedPublication } from '../../present.ts';
import { findPublicationPage } from '../../queries/publication.ts';

const PAGE_SIZE = 30;

/** Newest first. */
export const listPublications = implement(contract.listPublications, async ({ query }, { db, grant }) => {
  const window = { offset: query.offset ?? 0, limit: query.limit ?? PAGE_SIZE };
  const { rows, total } = await findPublicationPage(db, grant.brandId, query.week, window);
  const names = await findNames(
    db,
    rows.map((row) => row.published_by),
  );
  return { publications: rows.map((row) => presentListedPublication(row, names)), total };
});
