import { getBrandPath } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { listTemplates as contract } from '../../contract/endpoints.ts';
import { findTemplates } from '../queries/template.ts';
import { presentTemplate } from '../write-template.ts';

export const listTemplates = implement(contract, async (_input, { db, grant }) => {
  const { groupId, brandId } = grant;
  const path = (await getBrandPath(db, brandId)).filter((brand) => brand.groupId === groupId);
  const names = new Map(path.map(({ id, name }) => [id, name]));
  const rows = await findTemplates(db, groupId, [...names.keys()]);
  return {
    templates: rows.filter((row) => row.brand_id === brandId).map(presentTemplate),
    above: path
      .flatMap(({ id }) => rows.filter((row) => row.brand_id === id && id !== brandId))
      .map((row) => ({
        id: row.id,
        name: row.name,
        brand_name: names.get(row.brand_id) ?? '',
        locked_steps: row.steps.filter(({ locked }) => locked).length,
      })),
  };
});
