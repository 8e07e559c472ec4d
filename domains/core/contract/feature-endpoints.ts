import { brand, endpoint } from '@hearth/kit/endpoint';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { featureCode, featureLine, featureWord } from './schemas.ts';

const params = z.strictObject({ id: uuid });

export const getFeatures = endpoint({
  id: 'core.getFeatures',
  method: 'GET',
  path: '/v1/brands/{id}/features',
  service: 'core',
  whileActing: 'allowed',
  access: brand('id', 'VIEW_BRAND', { orBelow: true }),
  summary: 'Lists the features that gate pages: whether each is on at a brand, and which level decides it.',
  params,
  answer: z.array(featureLine),
});

export const changeFeature = endpoint({
  id: 'core.changeFeature',
  method: 'PUT',
  path: '/v1/brands/{id}/features/{code}',
  service: 'core',
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND'),
  summary: 'Turns a feature on or off for a brand and everything below it, or lets the level above decide.',
  params: params.extend({ code: featureCode }),
  body: z.strictObject({ own: featureWord }),
  answer: z.array(featureLine),
  changes: () => [getFeatures],
});
