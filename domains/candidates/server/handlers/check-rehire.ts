import { findFormerEmployees } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { findMatchReasons, indexKeys } from '../../rules/alike.ts';
import { findPerson } from '../person.ts';

/**
 * Finds former employments by account or likely duplicate. It only warns and decides nothing. A warning to whoever
 * reads it: nothing is decided by it.
 */
export const checkRehire = implement(contract.checkRehire, async ({ params }, { db, grant }) => {
  // To who may not see applications there is none.
  if (!grant.holds('VIEW_APPLICATIONS')) throw failure(NOT_FOUND);
  const person = await findPerson(db, grant, params.application_id);
  const keys = person.applied.map(indexKeys);
  const withoutEmpty = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];
  const former = await findFormerEmployees(db, grant, {
    userIds: person.userIds,
    stems: withoutEmpty(keys.map(({ stem }) => stem)),
    tails: withoutEmpty(keys.map(({ tail }) => tail)),
  });
  const isTheirs = (one: (typeof former)[number]): boolean =>
    (one.userId !== null && person.userIds.includes(one.userId)) ||
    findMatchReasons(person.applied, [{ email: one.email ?? '', phone: one.phone ?? '' }]).length > 0;
  return {
    former: former.filter(isTheirs).map((one) => ({
      employee_id: one.id,
      first_name: one.firstName,
      last_name: one.lastName,
      position_name: one.positionName,
      location_name: one.locationName,
      hire_date: one.hireDate,
      end_date: one.endDate,
      blocked_from_rehire: one.block === null ? null : { ...one.block, at: one.block.at.toISOString() },
    })),
  };
});
