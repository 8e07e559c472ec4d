import { implement } from '@hearth/platform/module';
import { getRumSettings as contract } from '../../contract/endpoints.ts';

export const getRumSettings = implement(contract, async (_input, { config }) => ({
  rum_setting: { is_enabled: config.rumSampleRate > 0, sample_rate: config.rumSampleRate },
}));
