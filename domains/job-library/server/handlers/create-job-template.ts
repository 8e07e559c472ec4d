import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { presentTemplate } from '../present-template.ts';
import { insertTemplate } from '../queries/template.ts';
import { assertAtGroup, getGrantedTemplate, reconcileTemplate } from '../templates.ts';

export const createJobTemplate = implement(contract.createJobTemplate, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const id = newId();
  await insertTemplate(
    db,
    { id, group_id: grant.groupId, by: actor.userId, at: clock.now() },
    await reconcileTemplate(db, grant, body),
  );
  return presentTemplate(await getGrantedTemplate(db, grant, id));
});
