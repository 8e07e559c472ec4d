import { defineModule } from '@hearth/platform/module';
import { addDocument } from './handlers/add-document.ts';
import { addStandardTypes } from './handlers/add-standard-types.ts';
import { archiveDocumentType } from './handlers/archive-document-type.ts';
import { askForDocument } from './handlers/ask-for-document.ts';
import { askForDocumentBundle, listDocumentBundles, openDocumentBundle } from './handlers/bundles.ts';
import { changeDocument } from './handlers/change-document.ts';
import { createDocumentType } from './handlers/create-document-type.ts';
import { decideDocument } from './handlers/decide-document.ts';
import { exportDocumentLines } from './handlers/export-document-lines.ts';
import { getPersonDocuments } from './handlers/get-person-documents.ts';
import { listDocumentLines } from './handlers/list-document-lines.ts';
import { listDocumentTypes } from './handlers/list-document-types.ts';
import { listMyDocuments } from './handlers/list-my-documents.ts';
import { openDocument } from './handlers/open-document.ts';
import { openMyDocument } from './handlers/open-my-document.ts';
import { removeDocument } from './handlers/remove-document.ts';
import { sendMyDocument } from './handlers/send-my-document.ts';
import { setDocumentHold } from './handlers/set-document-hold.ts';
import { updateDocumentType } from './handlers/update-document-type.ts';
import { withdrawMyDocument } from './handlers/withdraw-my-document.ts';
import { deleteOutlived } from './jobs/delete-outlived.ts';
import { deleteExpiredBundles, prepareBundle } from './jobs/prepare-bundle.ts';
import { remind } from './jobs/remind.ts';
import { summarise } from './jobs/summarise.ts';
import { documentRecords } from './queries/own-records.ts';

/** The papers of people: what there is, who has handed in which, who lacks one, and what ends. */
export const documents = defineModule({
  name: 'documents',
  ownRecords: documentRecords,
  endpoints: [
    listDocumentTypes,
    createDocumentType,
    addStandardTypes,
    updateDocumentType,
    archiveDocumentType,
    listDocumentLines,
    exportDocumentLines.endpoint,
    getPersonDocuments,
    addDocument,
    changeDocument,
    decideDocument,
    removeDocument,
    askForDocument,
    openDocument,
    setDocumentHold,
    listDocumentBundles,
    askForDocumentBundle,
    openDocumentBundle,
    listMyDocuments,
    sendMyDocument,
    withdrawMyDocument,
    openMyDocument,
  ],
  jobs: [remind, summarise, prepareBundle, deleteExpiredBundles, deleteOutlived, exportDocumentLines.job],
});
