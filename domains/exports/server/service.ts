export { exportList } from './export-list.ts';
export { prepareJob } from './prepare-job.ts';
export type { Column, ExportQuestion, ExportWords, ListExport } from './list-export.ts';
