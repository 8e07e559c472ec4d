import { findBrand, findServicesOf, listServiceCodes } from '@hearth/domains/core/service';
import { isSetupHidden } from '@hearth/domains/user-preferences/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { isSetupOpen, stepsFor } from '../../rules/setup.ts';
import { findDone } from '../setup-steps.ts';

/** Whether a step is done is read from what is there; nothing is ticked by hand. */
export const getSetup = implement(contract.getSetup, async (_input, { db, grant, actor }) => {
  const brand = await findBrand(db, grant.brandId);
  if (brand === undefined) throw failure(NOT_FOUND);
  const services = (await findServicesOf(db, [brand])).get(brand.id) ?? [];
  const names = stepsFor({
    isLocation: brand.type === 'LOCATION',
    holds: (permission) => grant.holds(permission),
    services: listServiceCodes(services, { allowPassive: true }),
  });
  const done = await findDone(db, grant, actor.userId, names);
  const steps = names.map((step) => ({ step, done: done.has(step) }));
  const hidden = await inScope(db, { kind: 'self', userId: actor.userId }, (own) => isSetupHidden(own, actor.userId));
  return { steps, hidden, open: isSetupOpen(steps, hidden) };
});
