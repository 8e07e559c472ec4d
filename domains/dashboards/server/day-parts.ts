import { countUnreadByLocation, countWaiting, findLongestWaiting } from '@hearth/domains/applications/service';
import { findEndingJobs } from '@hearth/domains/jobs/service';
import { countStaffUnreadByLocation } from '@hearth/domains/messaging/service';
import { findOpenRequests, loadDay } from '@hearth/domains/scheduling/service';
import { findEndingEmployments } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { LocationDay } from '../contract/schemas.ts';
import { shiftPhase } from '../rules/phase.ts';

const SHOWN = 5;
const DAY_MS = 86_400_000;
const LEAVING_DAYS = 30;
const ENDING_DAYS = 7;

/** The shifts of today and what lies ahead, within the departments that the right is narrowed to. */
export async function schedulePart(tx: Tx, grant: BrandGrant, now: Date): Promise<LocationDay['schedule']> {
  const { shifts, gapsAhead, firstGap, hidden } = await loadDay(tx, grant, now);
  return {
    shifts: shifts.map((row) => ({
      id: row.id,
      holder:
        row.employee_id === null
          ? null
          : { employee_id: row.employee_id, first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
      position_name: row.position_name,
      start: row.start_time.slice(0, 5),
      end: row.end_time.slice(0, 5),
      phase: shiftPhase(row, now),
      away: row.away,
      published: row.published,
    })),
    gaps_ahead: gapsAhead,
    first_gap: firstGap,
    hidden,
  };
}

/** Requests for time off that wait for a decision. */
export async function timeOffPart(tx: Tx, grant: BrandGrant, from: string): Promise<LocationDay['time_off']> {
  const { rows, total } = await findOpenRequests(tx, grant, from, SHOWN);
  return {
    total,
    nearest: rows.map((row) => ({
      id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      starts_on: row.starts_on,
      ends_on: row.ends_on,
      shifts: row.shifts_in_it,
    })),
  };
}

/** Candidates who wait for an answer, the longest waiting by name. */
export async function candidatesPart(tx: Tx, grant: BrandGrant, now: Date): Promise<LocationDay['candidates']> {
  const [counted] = await countWaiting(tx, grant, now);
  const longest = await findLongestWaiting(tx, grant, now, SHOWN);
  return {
    waiting: counted?.waiting ?? 0,
    late: counted?.late ?? 0,
    longest: longest.map((row) => ({ ...row, waiting_since: row.waiting_since.toISOString() })),
  };
}

/** The number of unread messages, of candidates and of staff. */
export async function unreadPart(tx: Tx, grant: BrandGrant): Promise<number> {
  const counted = [...(await countUnreadByLocation(tx, grant)), ...(await countStaffUnreadByLocation(tx, grant))];
  return counted.reduce((sum, { unread }) => sum + unread, 0);
}

/** People whose last day is near. */
export async function leavingPart(tx: Tx, grant: BrandGrant, from: string): Promise<LocationDay['leaving']> {
  const to = new Date(Date.parse(from) + LEAVING_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await findEndingEmployments(tx, grant.brandId, { from, to }, SHOWN);
  return rows.map((row) => ({
    employee_id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    end_date: row.end_date,
  }));
}

/** Jobs that stop being shown within a week. */
export async function endingJobsPart(tx: Tx, grant: BrandGrant, now: Date): Promise<LocationDay['ending_jobs']> {
  const rows = await findEndingJobs(tx, grant.brandId, new Date(now.getTime() + ENDING_DAYS * DAY_MS), SHOWN);
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }));
}
