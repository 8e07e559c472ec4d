import { defineModule } from '@hearth/platform/module';
import { cancelImport } from './handlers/cancel-import.ts';
import { checkImport } from './handlers/check-import.ts';
import { createImport } from './handlers/create-import.ts';
import { downloadImportRows } from './handlers/download-import-rows.ts';
import { getImport } from './handlers/get-import.ts';
import { getProgress } from './handlers/get-progress.ts';
import { listImportRows } from './handlers/list-import-rows.ts';
import { listImports } from './handlers/list-imports.ts';
import { saveMapping } from './handlers/save-mapping.ts';
import { startImport } from './handlers/start-import.ts';
import { checkImportJob } from './jobs/check-import.ts';
import { notifyEnded } from './jobs/notify-ended.ts';
import { resumeImportsJob } from './jobs/resume-imports.ts';
import { runImportJob } from './jobs/run-import.ts';

/** Files of locations, employees and shifts: upload, mapping, dry run, import. */
export const imports = defineModule({
  name: 'imports',
  endpoints: [
    listImports,
    createImport,
    getImport,
    getProgress,
    saveMapping,
    checkImport,
    startImport,
    cancelImport,
    listImportRows,
    downloadImportRows,
  ],
  jobs: [checkImportJob, runImportJob, resumeImportsJob],
  listeners: [notifyEnded],
});
