import { changeSetting } from '@hearth/domains/core/service';
import type { BrandGrant, GrantedBrandId } from '@hearth/kit/access';
import { newId } from '@hearth/kit/id';
import type { Setting } from '@hearth/kit/setting';
import type { Work } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import type { AvailabilitySlot } from '../contract/schemas.ts';
import type { TimeOff } from '../contract/time-off-schemas.ts';
import { changesToPublish, diffChanges } from '../rules/publication/publish.ts';
import { DEFAULT_RULES } from '../rules/limits.ts';
import { RULES, TEAM_LINK, TEAM_VIEW } from '../rules/settings.ts';
import { presentShift } from '../server/present.ts';
import { putUsualWeek } from '../server/queries/availability.ts';
import { insertPublication, publishAll } from '../server/queries/publication.ts';
import { insertReceipts, seeReceipts } from '../server/queries/receipt.ts';
import { findShiftsById } from '../server/queries/shift.ts';
import { decide, insertTimeOff } from '../server/queries/time-off.ts';
import { findWeek, markPublished, raiseWeeks } from '../server/queries/week.ts';

/** Publishes all drafts of a group on some days, as the next publication of each location and week. Tells nobody. */
export async function seedPublications(
  tx: Tx,
  groupId: string,
  days: { from: string; to: string },
  by: { at: Date; userId: string },
): Promise<void> {
  for (const { location_id: locationId, week, ids } of await publishAll(tx, groupId, days, by.at)) {
    const shifts = (await findShiftsById(tx, ids)).map((row) => ({ ...presentShift(row), published: null }));
    const changes = changesToPublish(shifts);
    const diff = diffChanges(changes);
    const place = { id: locationId, group_id: groupId };
    const state = (await findWeek(tx, locationId, week)) ?? (await raiseWeeks(tx, place, [week]))[0];
    const number = (state?.publication_number ?? 0) + 1;
    const publication = {
      id: newId(by.at.getTime()),
      week,
      number,
      published_at: by.at,
      published_by: by.userId,
      people_count: diff.people_count,
      change_count: diff.change_count,
    };
    await insertPublication(tx, place, { ...publication, key: newId(), changes });
    const asked = diff.people.map((person) => person.employee_id);
    await insertReceipts(tx, place, publication, asked);
    await markPublished(tx, locationId, week, { number, at: by.at });
  }
}

/** Has everybody confirm the shifts of earlier weeks; those of the current one wait for them. */
export function seedReceipts(tx: Tx, groupId: string, thisWeek: string): Promise<void> {
  return seeReceipts(tx, groupId, thisWeek);
}

/** Seeds a person's usual week; `from` is the first day of a week. */
export function seedUsualWeek(
  tx: Tx,
  person: { employeeId: string; groupId: string },
  from: string,
  slots: readonly AvailabilitySlot[],
  at: Date,
): Promise<void> {
  return putUsualWeek(tx, { ...person, from, slots, at });
}

/** A request for days off, open unless a decision is given. */
export async function seedTimeOff(
  tx: Tx,
  person: { employeeId: string; groupId: string },
  absence: Pick<TimeOff, 'starts_on' | 'ends_on' | 'kind' | 'note'> & Partial<Pick<TimeOff, 'part' | 'start' | 'end'>>,
  at: Date,
  decided?: { state: 'APPROVED' | 'DECLINED'; by: string; note: string },
): Promise<void> {
  const id = newId(at.getTime());
  const request = {
    part: 'DAYS',
    start: null,
    end: null,
    ...absence,
    id,
    employee_id: person.employeeId,
    state: 'REQUESTED',
    decision_note: '',
    version: 1,
  } as const;
  await insertTimeOff(tx, person.groupId, request, at);
  if (decided !== undefined) await decide(tx, [id], { ...decided, at });
}

interface SeededGroup {
  readonly groupId: string;
  readonly userId: string;
}

/** Has a group warn of people whose onboarding isn’t done instead of refusing their shifts. */
export function seedOnboardingWarning(work: Work<'system'>, group: SeededGroup): Promise<void> {
  return setOfGroup(work, group, RULES, {
    ...DEFAULT_RULES,
    rules: { ...DEFAULT_RULES.rules, onboarding: { level: 'warn' } },
  });
}

/** Has a group show its staff the published shifts of everybody where they work, and allow team links with first names. */
export async function seedTeamView(work: Work<'system'>, group: SeededGroup): Promise<void> {
  await setOfGroup(work, group, TEAM_VIEW, { shows: 'LOCATION' });
  await setOfGroup(work, group, TEAM_LINK, { names: 'SHORT' });
}

async function setOfGroup<Value extends object>(
  work: Work<'system'>,
  { groupId, userId }: SeededGroup,
  setting: Setting<Value>,
  value: Value,
): Promise<void> {
  const id = groupId as GrantedBrandId;
  const grant: BrandGrant = { brandId: id, groupId, nodes: [id], codes: null, holds: () => true };
  await changeSetting({ ...work, grant, actor: { userId, sessionId: '', epoch: 0 } }, setting, { value, read: 0 });
}
