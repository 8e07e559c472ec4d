import { HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import { PUBLISHED, TIME_OFF_DECIDED } from '@hearth/domains/scheduling/events';
import { findEmployees } from '@hearth/domains/team/service';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import type { HearthEvent } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { MAIL_RETURNED } from '@hearth/platform/mail';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { interviewChanged } from '../../contract/events.ts';
import { giveBack } from '../give-back.ts';
import { lockInterview } from '../queries/interview.ts';
import { LETTER } from '../tell.ts';
import { ahead, lookAt } from './check-bookings.ts';

const DAY_MS = 86_400_000;
const ENDS = new Set<unknown>(['HIRED', 'REJECTED', 'WITHDRAWN']);

/** A published week puts those interviews in question whose people now work at their time, or frees them. */
async function followWeek({ group_id: groupId, data }: HearthEvent, work: FreeWork): Promise<void> {
  const { week } = data;
  if (groupId === null || typeof week !== 'string') return;
  const monday = Date.parse(week);
  const now = work.clock.now().getTime();
  await lookAt(work, {
    groupId,
    from: new Date(Math.max(now, monday - DAY_MS)),
    to: new Date(monday + 9 * DAY_MS),
  });
}

/** Time off and the end of an employment are a matter of that person's interviews. */
async function followPerson({ group_id: groupId, data }: HearthEvent, work: FreeWork): Promise<void> {
  const { employee_id: employeeId } = data;
  if (groupId === null || typeof employeeId !== 'string') return;
  const [person] = await work.run(SYSTEM, ({ db }) => findEmployees(db, [employeeId]));
  const userId = person?.user_id;
  if (userId === null || userId === undefined) return;
  await lookAt(work, { groupId, hostIds: [userId], ...ahead(work.clock.now()) });
}

/** An application that has ended gives back what it kept of other people's time. */
async function followApplication({ type, data }: HearthEvent, work: FreeWork): Promise<void> {
  const { application_id: applicationId, stage } = data;
  if (typeof applicationId !== 'string' || !(type === HIRED || ENDS.has(stage))) return;
  await work.run(SYSTEM, (means) => giveBack(means, applicationId));
}

/** A letter that came back is shown where the house looks at the interview. */
async function followMail({ data: { kind, id } }: HearthEvent, work: FreeWork): Promise<void> {
  if (kind !== LETTER || typeof id !== 'string') return;
  await work.run(SYSTEM, async ({ db, emit }) => {
    const row = await lockInterview(db, id);
    if (row !== undefined) await emit(interviewChanged(row));
  });
}

const follow = (type: string, name: string, run: Listener['run']): Listener => ({
  type,
  name: `interviews.${name}`,
  run,
});

/** Everything after which a booked time may no longer hold. */
export const follows: readonly Listener[] = [
  follow(PUBLISHED, 'followPublications', followWeek),
  follow(TIME_OFF_DECIDED, 'followTimeOff', followPerson),
  follow(EMPLOYEE_CHANGED, 'followEmployment', followPerson),
  follow(STAGE_CHANGED, 'followStages', followApplication),
  follow(HIRED, 'followHires', followApplication),
  follow(MAIL_RETURNED, 'followMail', followMail),
];
