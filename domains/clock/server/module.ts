import { defineModule } from '@hearth/platform/module';
import { getMyClock } from './handlers/get-my-clock.ts';
import { listMyPunches } from './handlers/list-my-punches.ts';
import { recordMyPunches } from './handlers/record-my-punches.ts';

/** When people begin and end work and breaks. */
export const clock = defineModule({
  name: 'clock',
  endpoints: [getMyClock, listMyPunches, recordMyPunches],
});
