import { defineModule } from '@hearth/platform/module';
import { checkRehire } from './handlers/check-rehire.ts';
import { getPerson, sayWhetherSame, takeBackPair } from './handlers/person.ts';

/** Duplicate candidates and rehire checks. */
export const candidates = defineModule({
  name: 'candidates',
  endpoints: [getPerson, sayWhetherSame, takeBackPair, checkRehire],
});
