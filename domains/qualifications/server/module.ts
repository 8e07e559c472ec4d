import { defineModule } from '@hearth/platform/module';
import { addStarters } from './handlers/add-starters.ts';
import { archiveQualification } from './handlers/archive-qualification.ts';
import { changeRecord } from './handlers/change-record.ts';
import { createQualification } from './handlers/create-qualification.ts';
import { decideRecord } from './handlers/decide-record.ts';
import { exportStandings } from './handlers/export-standings.ts';
import { getPersonQualifications } from './handlers/get-person-qualifications.ts';
import { listDemands } from './handlers/list-demands.ts';
import { listMyQualifications } from './handlers/list-my-qualifications.ts';
import { listQualifications } from './handlers/list-qualifications.ts';
import { listStandings } from './handlers/list-standings.ts';
import { openMyQualificationFile } from './handlers/open-my-qualification-file.ts';
import { openRecordFile } from './handlers/open-record-file.ts';
import { putDemand } from './handlers/put-demand.ts';
import { recordQualification } from './handlers/record-qualification.ts';
import { removeDemand } from './handlers/remove-demand.ts';
import { removeRecord } from './handlers/remove-record.ts';
import { sendMyQualification } from './handlers/send-my-qualification.ts';
import { updateQualification } from './handlers/update-qualification.ts';
import { withdrawMyQualification } from './handlers/withdraw-my-qualification.ts';
import { remind } from './jobs/remind.ts';
import { summarise } from './jobs/summarise.ts';

/** Skills and certificates: what there is, who has which, and what positions demand. */
export const qualifications = defineModule({
  name: 'qualifications',
  endpoints: [
    listQualifications,
    createQualification,
    addStarters,
    updateQualification,
    archiveQualification,
    listDemands,
    putDemand,
    removeDemand,
    listStandings,
    exportStandings.endpoint,
    getPersonQualifications,
    recordQualification,
    changeRecord,
    decideRecord,
    removeRecord,
    openRecordFile,
    listMyQualifications,
    sendMyQualification,
    withdrawMyQualification,
    openMyQualificationFile,
  ],
  jobs: [remind, summarise, exportStandings.job],
});
