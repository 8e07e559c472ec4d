import { defineModule } from '@hearth/platform/module';
import { addWorkEvidence } from './handlers/add-work-evidence.ts';
import { decideWorkCase } from './handlers/decide-work-case.ts';
import { getPersonWorkCases } from './handlers/get-person-work-cases.ts';
import { getWorkCase } from './handlers/get-work-case.ts';
import { listWorkCases } from './handlers/list-work-cases.ts';
import {
  listMyWorkCases,
  sendMyWorkEvidence,
  stateMyStatus,
  withdrawMyWorkEvidence,
} from './handlers/my-work-cases.ts';
import { openStatement } from './handlers/open-statement.ts';
import { remindWorkCase } from './handlers/remind-work-case.ts';
import { clearEligibilityRules, getEligibilityRules, setEligibilityRules } from './handlers/rules-of-place.ts';
import { startWorkCase } from './handlers/start-work-case.ts';
import { deleteOutlived } from './jobs/delete-outlived.ts';
import { follow } from './jobs/follow.ts';
import { remind } from './jobs/remind.ts';
import { eligibilityRecords } from './queries/own-records.ts';
import { STATEMENT } from './statements.ts';

/** Whether people may work where they work: what the law asks, what they showed, and who decided. */
export const eligibility = defineModule({
  name: 'eligibility',
  ownRecords: eligibilityRecords,
  endpoints: [
    listWorkCases,
    getWorkCase,
    getPersonWorkCases,
    openStatement,
    decideWorkCase,
    addWorkEvidence,
    startWorkCase,
    remindWorkCase,
    getEligibilityRules,
    setEligibilityRules,
    clearEligibilityRules,
    listMyWorkCases,
    stateMyStatus,
    sendMyWorkEvidence,
    withdrawMyWorkEvidence,
  ],
  jobs: [follow, remind, deleteOutlived],
  sealed: [STATEMENT],
});
