import { defineModule } from '@hearth/platform/module';
import { answerPulse } from './handlers/answer-pulse.ts';
import { getPulse } from './handlers/get-pulse.ts';
import { getVoice } from './handlers/get-voice.ts';
import { closeWeeks } from './jobs/close-weeks.ts';

/** How it goes, said by employees after their shifts, with nobody's name. */
export const voice = defineModule({
  name: 'voice',
  endpoints: [getPulse, answerPulse, getVoice],
  jobs: [closeWeeks],
});
