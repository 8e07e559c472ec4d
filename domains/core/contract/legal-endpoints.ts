import { brand, endpoint } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { integer, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { SETTING_LOCKED } from './failures.ts';
import { heldLegalSetting, legalSetting } from './schemas.ts';

const shared = {
  path: '/v1/brands/{id}/legal/settings',
  service: 'core',
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND'),
  params: z.strictObject({ id: uuid }),
  answer: heldLegalSetting,
} as const;

export const getLegalSettings = endpoint({
  ...shared,
  id: 'core.getLegalSettings',
  method: 'GET',
  summary: 'Returns the addresses of the privacy notice and legal notice of a brand, and which level set them.',
});

export const changeLegalSettings = endpoint({
  ...shared,
  id: 'core.changeLegalSettings',
  method: 'PUT',
  summary:
    'Sets the addresses of the privacy notice and legal notice of a brand and everything below it; without a value, those of its parent apply.',
  body: z.strictObject({
    value: legalSetting.nullable(),
    is_locked: z.boolean().optional(),
    version: integer(0, 2_147_483_647),
  }),
  changes: () => [getLegalSettings],
  failures: { CONFLICT, SETTING_LOCKED },
});
