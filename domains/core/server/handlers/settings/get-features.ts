import { implement } from '@hearth/platform/module';
import { getFeatures as contract } from '../../../contract/feature-endpoints.ts';
import { readFeatures } from '../../features.ts';

export const getFeatures = implement(contract, (_input, { db, grant }) => readFeatures(db, grant.brandId));
