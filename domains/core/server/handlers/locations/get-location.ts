import { implement } from '@hearth/platform/module';
import { getLocation as contract } from '../../../contract/endpoints.ts';
import { presentLocation } from '../../present.ts';
import { getBrand } from '../../queries/brand.ts';

export const getLocation = implement(contract, async (_input, { db, grant }) =>
  presentLocation(await getBrand(db, grant.brandId)),
);
