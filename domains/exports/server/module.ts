import { defineModule } from '@hearth/platform/module';
import { downloadOwnExport } from './handlers/download-own-export.ts';
import { exportLocations } from './handlers/export-locations.ts';
import { listOwnExports } from './handlers/list-own-exports.ts';
import { deleteExpired } from './jobs/delete-expired.ts';

/** Files that lists are exported to. Each list is declared by the domain whose page shows it, with `exportList`. */
export const listExports = defineModule({
  name: 'exports',
  endpoints: [listOwnExports, downloadOwnExport, exportLocations.endpoint],
  jobs: [deleteExpired, exportLocations.job],
});
