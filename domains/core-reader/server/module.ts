import { defineModule } from '@hearth/platform/module';
import { getEmployerScheme } from './handlers/get-employer-scheme.ts';
import { getJobSeekerScheme } from './handlers/get-job-seeker-scheme.ts';
import { getUserInfo } from './handlers/get-user-info.ts';
import { getUser } from './handlers/get-user.ts';
import { listBrandServices } from './handlers/list-brand-services.ts';
import { listBrandUsers } from './handlers/list-brand-users.ts';
import { listGroupBrands } from './handlers/list-group-brands.ts';
import { previewArchive } from './handlers/preview-archive.ts';
import { previewMove } from './handlers/preview-move.ts';
import { listUserBrands } from './handlers/list-user-brands.ts';

/** Answers for the shell that put several domains together. */
export const coreReader = defineModule({
  name: 'core-reader',
  endpoints: [
    getUserInfo,
    getUser,
    listGroupBrands,
    listUserBrands,
    listBrandServices,
    listBrandUsers,
    getEmployerScheme,
    getJobSeekerScheme,
    previewArchive,
    previewMove,
  ],
});
