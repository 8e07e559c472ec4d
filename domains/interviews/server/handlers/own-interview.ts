import { findHouse } from '@hearth/domains/core/service';
import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { interviewChanged } from '../../contract/events.ts';
import { INTERVIEW_LINK_NOT_VALID, INTERVIEW_OVER } from '../../contract/failures.ts';
import { isChangeable, canReportDelay } from '../../rules/states.ts';
import { type InterviewWithKit, lockByLink } from '../access.ts';
import { book, toBookingState, unbook } from '../book.ts';
import { findLinks } from '../link.ts';
import { loadOpenSlots } from '../offer.ts';
import { findFirstNames, presentOwn } from '../present.ts';
import { findOwnOpen, setLate } from '../queries/interview.ts';
import { findKitsById } from '../queries/kit.ts';
import { calendarFor, notifyHosts } from '../tell.ts';

/** Presents the interview of a link, with the times that can be chosen. */
async function presentOpened(work: Work<'system'>, { row, kit }: InterviewWithKit) {
  const { db, clock } = work;
  const now = clock.now();
  const brief = (await findApplicationBriefs(db, [row.application_id])).get(row.application_id);
  if (brief === undefined) throw failure(INTERVIEW_LINK_NOT_VALID);
  const names = await findFirstNames(db, row.host_ids);
  const slots =
    brief.isOpen && isChangeable(toBookingState(row), now.getTime())
      ? await loadOpenSlots(db, kit, now, row.session_id)
      : [];
  const booked = row.starts_at?.getTime();
  const own = row.host_ids.toSorted().join(' ');
  return {
    interview: presentOwn(
      row,
      kit,
      brief,
      row.host_ids.flatMap((id) => names.get(id) ?? []),
      now,
    ),
    house: await findHouse(db, row.location_id),
    slots: slots
      .filter(({ start }) => start !== booked)
      .map(({ start, end, seats, panels }) => ({
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(end).toISOString(),
        seats,
        same_host: panels.some((panel) => panel.join(' ') === own),
      })),
    has_other_hosts: kit.panel_rule === 'ANY' && kit.panel.length > 1,
    calendar: calendarFor(work, row, kit, brief),
  };
}

/** Runs an action on the interview of a link; the link alone authenticates the candidate. */
function withLink<T>(
  { run, clock }: Pick<FreeWork, 'run' | 'clock'>,
  link: string,
  act: (work: Work<'system'>, known: InterviewWithKit) => Promise<T>,
): Promise<T> {
  return run(SYSTEM, async (work) => act(work, await lockByLink(work.db, link, clock.now())));
}

export const openInterview = implement(contract.openInterview, ({ body }, free) =>
  withLink(free, body.link, presentOpened),
);

export const bookInterview = implement(contract.bookInterview, ({ body }, free) =>
  withLink(free, body.link, async (work, { row, kit }) => {
    const wish = { startsAt: Date.parse(body.starts_at), sameHost: body.same_host };
    return presentOpened(work, { row: await book(work, row, kit, wish), kit });
  }),
);

export const leaveInterview = implement(contract.leaveInterview, ({ body }, free) =>
  withLink(free, body.link, async (work, { row, kit }) => {
    if (row.state !== 'BOOKED' || !isChangeable(toBookingState(row), work.clock.now().getTime()))
      throw failure(INTERVIEW_OVER);
    return presentOpened(work, { row: await unbook(work, row, kit, 'INVITED'), kit });
  }),
);

export const sayLate = implement(contract.sayLate, ({ body }, free) =>
  withLink(free, body.link, async (work, { row, kit }) => {
    if (!canReportDelay(toBookingState(row), work.clock.now().getTime())) throw failure(INTERVIEW_OVER);
    const after = await setLate(work.db, row.id, body.minutes);
    await work.emit(interviewChanged(after));
    if (row.late_minutes !== body.minutes)
      await notifyHosts(work, after, kit, 'hostLate', { values: { minutes: String(body.minutes) } });
    return presentOpened(work, { row: after, kit });
  }),
);

export const listMyInterviews = implement(contract.listMyInterviews, async (_input, { db, actor, clock }) => {
  const now = clock.now();
  const rows = await findOwnOpen(db, actor.userId, now);
  // The rows are the caller's own; how each is held is its employer's.
  return inScope(db, SYSTEM, async (system) => {
    const kits = await findKitsById(
      system,
      rows.map((row) => row.kit_id),
    );
    const briefs = await findApplicationBriefs(
      system,
      rows.map((row) => row.application_id),
    );
    const names = await findFirstNames(
      system,
      rows.flatMap((row) => row.host_ids),
    );
    const links = await findLinks(system, rows);
    return {
      interviews: rows.flatMap((row) => {
        const [kit, brief, link] = [kits.get(row.kit_id), briefs.get(row.application_id), links.get(row.id)];
        if (kit === undefined || brief === undefined || link === undefined) return [];
        const hosts = row.host_ids.flatMap((id) => names.get(id) ?? []);
        return { ...presentOwn(row, kit, brief, hosts, now), link };
      }),
    };
  });
});
