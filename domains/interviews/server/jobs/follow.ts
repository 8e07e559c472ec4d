import { HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import type { Stage } from '@hearth/domains/applications/schemas';
import { PUBLISHED, TIME_OFF_DECIDED } from '@hearth/domains/scheduling/events';
import { findEmployees } from '@hearth/domains/team/service';
import { EMPLOYEE_CHANGED } from '@hearth/domains/team/events';
import type { EventContract, EventData, HearthEvent } from '@hearth/kit/event';
import { SYSTEM } from '@hearth/platform/database';
import { MAIL_RETURNED } from '@hearth/platform/mail';
import { listenTo } from '@hearth/platform/module';
import type { FreeWork, Listener } from '@hearth/platform/module';
import { interviewChanged } from '../../contract/events.ts';
import { giveBack } from '../give-back.ts';
import { lockInterview } from '../queries/interview.ts';
import { LETTER } from '../tell.ts';
import { ahead, lookAt } from './check-bookings.ts';

const DAY_MS = 86_400_000;
const ENDS: ReadonlySet<Stage> = new Set<Stage>(['HIRED', 'REJECTED', 'WITHDRAWN']);

/** A published week puts those interviews in question whose people now work at their time, or frees them. */
async function followWeek(
  { group_id: groupId, data: { week } }: HearthEvent<{ readonly week: string }>,
  work: FreeWork,
): Promise<void> {
  if (groupId === null) return;
  const monday = Date.parse(week);
  const now = work.clock.now().getTime();
  await lookAt(work, {
    groupId,
    from: new Date(Math.max(now, monday - DAY_MS)),
    to: new Date(monday + 9 * DAY_MS),
  });
}

/** Time off and the end of an employment are a matter of that person's interviews. */
async function followPerson(
  { group_id: groupId, data: { employee_id: employeeId } }: HearthEvent<{ readonly employee_id: string }>,
  work: FreeWork,
): Promise<void> {
  if (groupId === null) return;
  const [person] = await work.run(SYSTEM, ({ db }) => findEmployees(db, [employeeId]));
  const userId = person?.user_id;
  if (userId === null || userId === undefined) return;
  await lookAt(work, { groupId, hostIds: [userId], ...ahead(work.clock.now()) });
}

/** An application that has ended gives back what it kept of other people's time. */
async function giveBackOf(
  { data: { application_id: applicationId } }: HearthEvent<{ readonly application_id: string }>,
  work: FreeWork,
): Promise<void> {
  await work.run(SYSTEM, (means) => giveBack(means, applicationId));
}

/** A letter that came back is shown where the house looks at the interview. */
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

const follow = <Data extends EventData>(
  contract: EventContract<Data>,
  name: string,
  run: (event: HearthEvent<Data>, work: FreeWork) => Promise<void>,
): Listener => listenTo(contract, { name: `interviews.${name}`, run });

/** Everything after which a booked time may no longer hold. */
export const follows: readonly Listener[] = [
  follow(PUBLISHED, 'followPublications', followWeek),
  follow(TIME_OFF_DECIDED, 'followTimeOff', followPerson),
  follow(EMPLOYEE_CHANGED, 'followEmployment', followPerson),
  follow(STAGE_CHANGED, 'followStages', async (event, work) => {
    if (ENDS.has(event.data.stage)) await giveBackOf(event, work);
  }),
  follow(HIRED, 'followHires', giveBackOf),
  follow(MAIL_RETURNED, 'followMail', followMail),
];
