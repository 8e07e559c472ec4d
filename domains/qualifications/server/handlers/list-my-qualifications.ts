import { findMyEmployments } from '@hearth/domains/team/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listMyQualifications as contract } from '../../contract/endpoints.ts';
import { loadPersons } from '../persons.ts';
import { findPersons } from '../queries/person.ts';
import { findQualifications } from '../queries/qualification.ts';

/** Each employer's part is read with what that employer has; few people have more than one. */
export const listMyQualifications = implement(contract, async (_input, { db, clock }) => {
  const own = (await findMyEmployments(db)).map(({ id }) => id);
  const now = clock.now();
  return inScope(db, SYSTEM, async (system) => {
    const employments = [];
    const active = (await findPersons(system, own)).filter((person) => person.is_active);
    for (const [groupId, persons] of Map.groupBy(active, (person) => person.group_id)) {
      const places = [...new Set(persons.flatMap(({ ancestor_ids: path }) => path))];
      const catalogue = await findQualifications(system, groupId, places);
      const paths = new Map(persons.map(({ id, ancestor_ids: path }) => [id, path]));
      for (const shown of await loadPersons(system, groupId, persons, now))
        employments.push({
          ...shown,
          choices: catalogue
            .filter(({ brand_id: at }) => paths.get(shown.employee_id)?.includes(at))
            .map(
              ({ id, kind, name, level_names, months_valid, needs_number, needs_issuer, needs_file, authority }) => ({
                id,
                kind,
                name,
                level_names,
                months_valid,
                needs_number,
                needs_issuer,
                needs_file,
                authority,
              }),
            ),
        });
    }
    return { employments };
  });
});
