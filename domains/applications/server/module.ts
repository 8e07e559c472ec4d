import { defineModule } from '@hearth/platform/module';
import { apply } from './handlers/apply.ts';
import { hire } from './handlers/hire.ts';
import { moveApplication } from './handlers/move-application.ts';
import { getOwnApplication, listOwnApplications, openOwnFile, withdraw } from './handlers/own-applications.ts';
import { getApplication, getPipeline, listStage, openFile } from './handlers/pipeline.ts';

export const applications = defineModule({
  name: 'applications',
  endpoints: [
    apply,
    getOwnApplication,
    listOwnApplications,
    withdraw,
    openOwnFile,
    getPipeline,
    listStage,
    getApplication,
    moveApplication,
    hire,
    openFile,
  ],
});
