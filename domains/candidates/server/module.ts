import { defineModule } from '@hearth/platform/module';
import { checkRehire } from './handlers/check-rehire.ts';
import { getPerson, sayWhetherSame, takeBackPair } from './handlers/person.ts';

/** Who candidates are: one person twice, somebody who worked here before. */
export const candidates = defineModule({
  name: 'candidates',
  endpoints: [getPerson, sayWhetherSame, takeBackPair, checkRehire],
});
