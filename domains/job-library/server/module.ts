import { defineModule } from '@hearth/platform/module';
import { archiveBankQuestion } from './handlers/archive-bank-question.ts';
import { archiveJobTemplate } from './handlers/archive-job-template.ts';
import { archivePipeline } from './handlers/archive-pipeline.ts';
import { createBankQuestion } from './handlers/create-bank-question.ts';
import { createJobTemplate } from './handlers/create-job-template.ts';
import { createPipeline } from './handlers/create-pipeline.ts';
import { getJobTemplate } from './handlers/get-job-template.ts';
import { listBankQuestions } from './handlers/list-bank-questions.ts';
import { listJobTemplates } from './handlers/list-job-templates.ts';
import { listPipelines } from './handlers/list-pipelines.ts';
import { exportBankQuestions, importBankQuestions } from './handlers/question-file.ts';
import { updateBankQuestion } from './handlers/update-bank-question.ts';
import { updateJobTemplate } from './handlers/update-job-template.ts';
import { updatePipeline } from './handlers/update-pipeline.ts';

export const jobLibrary = defineModule({
  name: 'job-library',
  endpoints: [
    listJobTemplates,
    getJobTemplate,
    createJobTemplate,
    updateJobTemplate,
    archiveJobTemplate,
    listPipelines,
    createPipeline,
    updatePipeline,
    archivePipeline,
    listBankQuestions,
    createBankQuestion,
    updateBankQuestion,
    archiveBankQuestion,
    exportBankQuestions,
    importBankQuestions,
  ],
});
