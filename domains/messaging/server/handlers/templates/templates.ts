import { getBrand, getBrandPath } from '@hearth/domains/core/service';
import { findName } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/template-endpoints.ts';
import type { Template } from '../../../contract/template-endpoints.ts';
import { TEMPLATE_NAME_TAKEN, TEMPLATE_PLACE_UNKNOWN, TOO_MANY_TEMPLATES } from '../../../contract/failures.ts';
import { MOST_TEMPLATES } from '../../../rules/limits.ts';
import { findUnknownPlaceholders } from '../../../rules/merge-fields.ts';
import type { LocalizedText } from '../../../rules/merge-fields.ts';
import {
  countTemplates,
  findTemplates,
  insertTemplate,
  removeTemplate,
  updateTemplate,
} from '../../queries/template.ts';
import type { TemplateRow } from '../../queries/template.ts';

export const listTemplates = implement(contract.listTemplates, async (_input, { db, grant }) => {
  const names = new Map((await getBrandPath(db, grant.brandId)).map(({ id, name }) => [id, name]));
  const rows = await findTemplates(db, [...names.keys()]);
  return { templates: rows.map((row) => present(row, names.get(row.brand_id) ?? '')) };
});

export const createTemplate = implement(contract.createTemplate, async ({ body }, { db, grant, actor, clock }) => {
  refuseUnknownPlaces(body.texts);
  if ((await countTemplates(db, grant.brandId)) >= MOST_TEMPLATES) throw failure(TOO_MANY_TEMPLATES);
  const row: TemplateRow = {
    id: newId(),
    group_id: grant.groupId,
    brand_id: grant.brandId,
    name: body.name,
    texts: body.texts,
    changed_by: await findName(db, actor.userId),
    changed_at: clock.now(),
  };
  await insertTemplate(db, row).catch(refuseTakenName);
  return present(row, (await getBrand(db, grant.brandId)).name);
});

export const changeTemplate = implement(
  contract.changeTemplate,
  async ({ params, body }, { db, grant, actor, clock }) => {
    refuseUnknownPlaces(body.texts);
    const change = { ...body, changed_by: await findName(db, actor.userId), changed_at: clock.now() };
    const row = await updateTemplate(db, grant.brandId, params.template_id, change).catch(refuseTakenName);
    if (row === undefined) throw failure(NOT_FOUND);
    return present(row, (await getBrand(db, grant.brandId)).name);
  },
);

export const deleteTemplate = implement(contract.deleteTemplate, async ({ params }, { db, grant }) => {
  if (!(await removeTemplate(db, grant.brandId, params.template_id))) throw failure(NOT_FOUND);
  return {};
});

function present({ group_id: _group, changed_at: at, ...row }: TemplateRow, brandName: string): Template {
  return { ...row, brand_name: brandName, changed_at: at.toISOString() };
}

/** Nobody keeps a text that can never be sent. */
function refuseUnknownPlaces(texts: LocalizedText): void {
  const unknown = Object.values(texts).flatMap(findUnknownPlaceholders);
  if (unknown.length > 0) throw failure(TEMPLATE_PLACE_UNKNOWN, { places: [...new Set(unknown)] });
}

function refuseTakenName(error: unknown): never {
  throw violatedConstraint(error) === 'template_name' ? failure(TEMPLATE_NAME_TAKEN) : error;
}
