import { getBrand, getBrandPath, readSettingSets } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { getLeaveSettings as contract } from '../../contract/endpoints.ts';
import { KINDS, POLICIES } from '../../rules/settings.ts';
import { listMinimums } from '../../rules/statutory.ts';
import { presentClosed } from '../present.ts';
import { findClosedPeriods } from '../queries/closed-period.ts';
import { presentPolicy } from '../settings.ts';

export const getLeaveSettings = implement(contract, async (_input, { db, grant }) => {
  const { id, country } = await getBrand(db, grant.brandId);
  const held = (await readSettingSets(db, [id], POLICIES)).get(id);
  if (held === undefined) throw new Error('The place of a grant is always seen.');
  const path = await getBrandPath(db, id);
  const names = new Map(path.map((brand) => [brand.id, brand.name]));
  const closed = await findClosedPeriods(db, [...names.keys()]);
  return {
    policies: KINDS.map((kind) => presentPolicy(kind, held[kind])),
    closed: closed.map((row) => presentClosed(row, names.get(row.brand_id) ?? '', id)),
    minimums: listMinimums(country),
  };
});
