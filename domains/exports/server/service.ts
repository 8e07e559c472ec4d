export { exportList } from './export-list.ts';
export { prepareJob } from './prepare-job.ts';
export type { ExportQuestion } from './list-export.ts';
