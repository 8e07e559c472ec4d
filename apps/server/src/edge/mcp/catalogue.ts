import { getPipeline, getApplication, listApplications, moveApplication } from '@hearth/domains/applications/contract';
import { listRisks } from '@hearth/domains/compliance/contract';
import { listUserBrands } from '@hearth/domains/core-reader/contract';
import { getDay, rankLocations } from '@hearth/domains/dashboards/contract';
import { listDeals } from '@hearth/domains/deals/contract';
import { invite, listInterviews } from '@hearth/domains/interviews/contract';
import { changeJobStatus, createJob, getJob, listJobs } from '@hearth/domains/jobs/contract';
import { listCoverageGaps } from '@hearth/domains/matching/contract';
import { listStandings } from '@hearth/domains/qualifications/contract';
import {
  copyShifts,
  getSchedule,
  previewPublication,
  publishSchedule,
  saveShifts,
} from '@hearth/domains/scheduling/contract';
import { searchEverywhere } from '@hearth/domains/search/contract';
import { getEmployee, listEmployees, listPositions } from '@hearth/domains/team/contract';
import type { Endpoint } from '@hearth/kit/endpoint';

/** A call that assistants can use as a tool. */
export interface Tool {
  /** As a program says it: `list_shifts`. */
  readonly name: string;
  readonly title: string;
  readonly endpoint: Endpoint;
  /** Changes something: it is done only after it has been confirmed. */
  readonly writes: boolean;
}

const read = (name: string, title: string, endpoint: Endpoint): Tool => ({ name, title, endpoint, writes: false });
const write = (name: string, title: string, endpoint: Endpoint): Tool => ({ name, title, endpoint, writes: true });

/**
 * The calls that assistants get, few enough to choose from: what managers ask about every day, and the changes that follow from the
 * answers. Each is open to API tokens; the call itself decides what its token may see and do.
 */
export const TOOLS: readonly Tool[] = [
  read('list_brands', 'Brands and locations', listUserBrands),
  read('search', 'Search everything', searchEverywhere),
  read('get_day', 'Today at a location', getDay),
  read('rank_locations', 'Locations by what needs attention', rankLocations),
  read('list_employees', 'Employees', listEmployees),
  read('get_employee', 'An employee', getEmployee),
  read('list_positions', 'Positions', listPositions),
  read('list_qualification_standings', 'Missing and expiring qualifications', listStandings),
  read('get_schedule', 'Schedule of a week', getSchedule),
  read('preview_publication', 'What publishing a week would change', previewPublication),
  read('list_shift_requests', 'Shift requests', listDeals),
  read('list_risks', 'Broken scheduling rules', listRisks),
  read('list_coverage_gaps', 'Positions with open shifts', listCoverageGaps),
  read('list_jobs', 'Jobs', listJobs),
  read('get_job', 'A job', getJob),
  read('get_pipeline', 'Hiring board of a job', getPipeline),
  read('list_applications', 'Applications', listApplications),
  read('get_application', 'An application', getApplication),
  read('list_interviews', 'Interviews of a day', listInterviews),
  write('move_application', 'Move an application to another stage', moveApplication),
  write('invite_to_interview', 'Invite a candidate to an interview', invite),
  write('create_job_draft', 'Create a draft of a job', createJob),
  write('change_job_status', 'Pause, resume, close or reopen a job', changeJobStatus),
  write('save_shifts', 'Change draft shifts', saveShifts),
  write('copy_shifts', 'Copy a day or week of shifts', copyShifts),
  write('publish_schedule', 'Publish a week', publishSchedule),
];
