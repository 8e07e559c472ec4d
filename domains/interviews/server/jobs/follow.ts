import { HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import type { Stage } from '@hearth/domains/applications/schemas';
import { PUBLISHED, TIME_OFF_DECIDED } from '@hearth/domains/scheduling/events';
import { findEmployees } from '@hearth/domains/team/service';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import type { EventContract, EventData, HearthEvent } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { MAIL_RETURNED } from '@hearth/platform/mail/mail';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { interviewChanged } from '../../contract/events.ts';
import { cancelOpenInterviews } from '../give-back.ts';
import { lockInterview } from '../queries/interview.ts';
import { LETTER } from '../tell.ts';
import { bookableSpan, checkAll } from './check-bookings.ts';

const DAY_MS = 86_400_000;
const ENDS: ReadonlySet<Stage> = new Set<Stage>(['HIRED', 'REJECTED', 'WITHDRAWN']);

/** Checks the bookings that a published week may affect. */
async function followWeek(
  { group_id: groupId, data: { week } }: HearthEvent<{ readonly week: string }>,
  work: FreeWork,
): Promise<void> {
  if (groupId === null) return;
  const monday = Date.parse(week);
  const now = work.clock.now().getTime();
  await checkAll(work, {
    groupId,
    from: new Date(Math.max(now, monday - DAY_MS)),
    to: new Date(monday + 9 * DAY_MS),
  });
}

/** Checks a person's bookings after time off or the end of their employment. */
async function followPerson(
  { group_id: groupId, data: { employee_id: employeeId } }: HearthEvent<{ readonly employee_id: string }>,
  work: FreeWork,
): Promise<void> {
  if (groupId === null) return;
  const [person] = await work.run(SYSTEM, ({ db }) => findEmployees(db, [employeeId]));
  const userId = person?.user_id;
  if (userId === null || userId === undefined) return;
  await checkAll(work, { groupId, hostIds: [userId], ...bookableSpan(work.clock.now()) });
}

/** Cancels the interviews of an application that has ended. */
async function cancelForApplication(
  { data: { application_id: applicationId } }: HearthEvent<{ readonly application_id: string }>,
  work: FreeWork,
): Promise<void> {
  await work.run(SYSTEM, (means) => cancelOpenInterviews(means, applicationId));
}

/** Refreshes an interview when its mail bounced. */
async function followMail(
  { data: { kind, id } }: HearthEvent<{ readonly kind: string; readonly id: string }>,
  work: FreeWork,
): Promise<void> {
  if (kind !== LETTER) return;
  await work.run(SYSTEM, async ({ db, emit }) => {
    const row = await lockInterview(db, id);
    if (row !== undefined) await emit(interviewChanged(row));
  });
}

const checkOn = <Data extends EventData>(
  contract: EventContract<Data>,
  name: string,
  run: (event: HearthEvent<Data>, work: FreeWork) => Promise<void>,
): Listener => listenTo(contract, { name: `interviews.${name}`, run });

/** The events after which a booking may no longer work. */
export const follows: readonly Listener[] = [
  checkOn(PUBLISHED, 'followPublications', followWeek),
  checkOn(TIME_OFF_DECIDED, 'followTimeOff', followPerson),
  checkOn(EMPLOYEE_CHANGED, 'followEmployment', followPerson),
  checkOn(STAGE_CHANGED, 'followStages', async (event, work) => {
    if (ENDS.has(event.data.stage)) await cancelForApplication(event, work);
  }),
  checkOn(HIRED, 'followHires', cancelForApplication),
  checkOn(MAIL_RETURNED, 'followMail', followMail),
];
