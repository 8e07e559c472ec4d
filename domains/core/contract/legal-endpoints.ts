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
  summary: 'Where the privacy notice and the imprint of a place are, and who has set them.',
});

export const changeLegalSettings = endpoint({
  ...shared,
  id: 'core.changeLegalSettings',
  method: 'PUT',
  summary:
    'Sets the addresses of the privacy notice and the imprint for a place and everything below it; without a value, those of its parent are used again.',
  body: z.strictObject({
    value: legalSetting.nullable(),
    is_locked: z.boolean().optional(),
    version: integer(0, 2_147_483_647),
  }),
  changes: () => [getLegalSettings],
  failures: { CONFLICT, SETTING_LOCKED },
});
