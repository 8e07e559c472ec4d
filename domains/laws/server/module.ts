import { defineModule } from '@hearth/platform/module';
import { clearLaws } from './handlers/clear-laws.ts';
import { getLaws } from './handlers/get-laws.ts';
import { lawRecords } from './queries/own-records.ts';
import { setLaws } from './handlers/set-laws.ts';

/** The law of working time and schedules as dated data: what holds where, and why. */
export const laws = defineModule({ name: 'laws', ownRecords: lawRecords, endpoints: [getLaws, setLaws, clearLaws] });
