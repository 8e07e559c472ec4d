import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { importStatus } from './schemas.ts';

/** An import moved on: heard by everybody who follows the group. */
export const IMPORT_CHANGED = defineEvent('imports.import_changed', { import_id: uuid, status: importStatus });
