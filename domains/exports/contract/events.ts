import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { exportState } from './schemas.ts';

/** A file is ready, or could not be prepared: heard by the person alone. */
export const FILE_PREPARED = defineEvent('exports.file_prepared', { prepared_file_id: uuid, state: exportState });
