import { implement, raw } from '@hearth/platform/module';
import { removeScimUser as contract } from '../../contract/endpoints.ts';
import { letGo } from '../keep-person.ts';
import { personOf } from '../person-of.ts';

export const removeScimUser = implement(contract, async ({ params }, work) => {
  await letGo(work, await personOf(work, params.id, 'change'));
  return raw('application/scim+json; charset=utf-8', '', { status: 204 });
});
