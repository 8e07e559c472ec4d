import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import type { PrepareJob } from './export-list.ts';

/** The contract of a job that writes the files of one list, such as `team.prepareEmployeesFile`. */
export function prepareJob(name: string): PrepareJob {
  return defineJob(name, { prepared_file_id: uuid });
}
