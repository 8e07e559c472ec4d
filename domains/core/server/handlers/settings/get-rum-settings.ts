import { implement } from '@hearth/platform/module';
import { getRumSettings as contract } from '../../../contract/endpoints.ts';

export const getRumSettings = implement(contract, async (_input, { config }) => ({
  rum_setting: {
    is_enabled: config.rumSamplingPercentage > 0,
    sampling_percentage: config.rumSamplingPercentage,
    session_recording_percentage: 0,
  },
}));
