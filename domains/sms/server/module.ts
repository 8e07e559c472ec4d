import { defineModule } from '@hearth/platform/module';
import { receiveTextStatus } from './handlers/receive-text-status.ts';
import { forgetNumbers } from './jobs/forget-numbers.ts';

/** Who wants texts, by number; and what became of those that were sent. */
export const sms = defineModule({ name: 'sms', endpoints: [receiveTextStatus], jobs: [forgetNumbers] });
