import { findBrandNames, findHouse } from '@hearth/domains/core/service';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { openMailedInvitation as contract } from '../../contract/mailed-invitation-endpoints.ts';
import { awaitsPassword, requireLink } from '../prove-link.ts';

export const openMailedInvitation = implement(contract, ({ body }, { run, request }) =>
  run(SYSTEM, async (work) => {
    const { employee, address, person } = await requireLink(work, body.code, request);
    const places = await findBrandNames(work.db, [employee.location_id]);
    return {
      first_name: employee.first_name,
      employer_name: places.get(employee.location_id) ?? '',
      house: await findHouse(work.db, employee.location_id),
      address,
      has_account: person !== undefined && !awaitsPassword(person),
    };
  }),
);
