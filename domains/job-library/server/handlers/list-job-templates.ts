import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { splitSearchWords } from '@hearth/kit/text/search-text';
import { presentTemplateLine } from '../present-template.ts';
import { countTemplates, findTemplates } from '../queries/template.ts';

const DEFAULT_LIMIT = 50;

export const listJobTemplates = implement(contract.listJobTemplates, async ({ query }, { db, grant }) => {
  const words = splitSearchWords(query.q ?? '');
  const found = await findTemplates(db, grant.groupId, {
    words,
    isByUse: query.sort === 'MOST_USED',
    offset: query.offset ?? 0,
    limit: query.limit ?? DEFAULT_LIMIT,
  });
  return { templates: found.map(presentTemplateLine), total: await countTemplates(db, grant.groupId, words) };
});
