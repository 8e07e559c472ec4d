import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { DOCUMENT_CLASSES } from '../../contract/classes.ts';
import { listMyDocuments as contract } from '../../contract/endpoints.ts';
import { loadPersons } from '../persons.ts';
import { findPersons } from '../queries/person.ts';

/** Each employer's part is read with the types of that employer; few people have more than one. */
export const listMyDocuments = implement(contract, async (_input, { db, clock }) => {
  const own = (await findMyEmployments(db)).map(({ id }) => id);
  const now = clock.now();
  return inScope(db, SYSTEM, async (system) => {
    const employments = [];
    const active = (await findPersons(system, own)).filter((person) => person.is_active);
    for (const [groupId, persons] of Map.groupBy(active, (person) => person.group_id))
      employments.push(
        ...(await loadPersons(system, { groupId, persons, classes: DOCUMENT_CLASSES, isOwn: true, now })),
      );
    return { employments };
  });
});
