import { defineModule } from '@hearth/platform/module';
import { receiveTextStatus } from './handlers/receive-text-status.ts';
import { forgetNumbers } from './jobs/forget-numbers.ts';

/** SMS consent by number, and the delivery state of sent texts. */
export const sms = defineModule({ name: 'sms', endpoints: [receiveTextStatus], jobs: [forgetNumbers] });
