import { defineModule } from '@hearth/platform/module';
import {
  archiveAgreement,
  getAgreement,
  getAgreementFile,
  listAgreements,
  publishAgreement,
  startDraft,
} from './handlers/agreements.ts';
import {
  countersign,
  declineForEmployer,
  openToCountersign,
  remindRequest,
  voidRequest,
} from './handlers/manage-requests.ts';
import {
  declineByLink,
  declineMyAgreement,
  getMyAgreement,
  getMyAgreementFile,
  listMyAgreements,
  openSigning,
  openSigningFile,
  signByLink,
  signMyAgreement,
} from './handlers/own-signing.ts';
import { exportAgreementPeople } from './handlers/export-agreement-people.ts';
import {
  getRequest,
  getSealedFile,
  listAgreementPeople,
  listPersonRequests,
  listToCountersign,
  sendAgreement,
} from './handlers/requests.ts';
import { verifyDocument } from './handlers/verify-document.ts';
import { createAgreement, putDraft, putDraftFile } from './handlers/write-drafts.ts';
import { followClosing, followLeavers } from './jobs/follow-leavers.ts';
import { remind } from './jobs/remind.ts';
import { sealJob } from './jobs/seal.ts';
import { sendJob } from './jobs/send.ts';
import { signerLinks } from './link.ts';
import { signatureRecords } from './queries/own-records.ts';

/** Agreements that people sign, and the documents that are sealed when they have. */
export const signatures = defineModule({
  name: 'signatures',
  ownRecords: signatureRecords,
  endpoints: [
    listAgreements,
    getAgreement,
    getAgreementFile,
    createAgreement,
    startDraft,
    putDraft,
    putDraftFile,
    publishAgreement,
    archiveAgreement,
    listAgreementPeople,
    exportAgreementPeople.endpoint,
    getRequest,
    listPersonRequests,
    listToCountersign,
    getSealedFile,
    sendAgreement,
    remindRequest,
    voidRequest,
    openToCountersign,
    countersign,
    declineForEmployer,
    openSigning,
    openSigningFile,
    signByLink,
    declineByLink,
    listMyAgreements,
    getMyAgreement,
    getMyAgreementFile,
    signMyAgreement,
    declineMyAgreement,
    verifyDocument,
  ],
  jobs: [sealJob, sendJob, remind, exportAgreementPeople.job],
  listeners: [followClosing, followLeavers],
  sealed: [signerLinks.key],
});
