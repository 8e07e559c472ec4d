import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/template-endpoints.ts';
import { presentTemplateLine } from '../present-template.ts';
import { countTemplates, findTemplates } from '../queries/template.ts';

const DEFAULT_LIMIT = 50;

export const listJobTemplates = implement(contract.listJobTemplates, async ({ query }, { db, grant }) => {
  const window = { offset: query.offset ?? 0, limit: query.limit ?? DEFAULT_LIMIT };
  const found = await findTemplates(db, grant.groupId, window);
  return { templates: found.map(presentTemplateLine), total: await countTemplates(db, grant.groupId) };
});
