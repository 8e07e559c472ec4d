import { findName } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { toWallClock } from '@hearth/domains/scheduling/rules';
import type { PublishedRow, ScheduleLocation } from '@hearth/domains/scheduling/service';
import type { StaffRow } from '@hearth/domains/team/service';
import type { Work } from '@hearth/platform/module';
import { writeOfDay } from '../notice-texts.ts';
import type { DayNews } from '../notice-texts.ts';

type TellWork = Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>;

interface News {
  readonly shift: PublishedRow;
  readonly person: Pick<StaffRow, 'id' | 'group_id' | 'user_id'>;
  readonly what: DayNews;
  readonly by: string;
  /** What the manager wrote to it. */
  readonly note?: string;
  /** Where they work from now on. */
  readonly station?: string;
  /** From and until when, where it differs from the shift. */
  readonly startsAt?: Date;
  readonly endsAt?: Date;
}

/** Tells somebody what a manager did with a shift of theirs today; answers whether they were: null about the manager’s own shift. */
export async function tellOfDay(
  work: TellWork,
  place: Pick<ScheduleLocation, 'id' | 'group_id' | 'name' | 'time_zone'>,
  { shift, person, what, by, note = '', station = '', startsAt = shift.starts_at, endsAt = shift.ends_at }: News,
): Promise<boolean | null> {
  if (person.user_id === by) return null;
  if (person.user_id === null) return false;
  const manager = await findName(work.db, by);
  const time = (at: Date): string => toWallClock(at.getTime(), place.time_zone).time;
  const figures = {
    manager,
    from: time(startsAt),
    to: time(endsAt),
    place: place.name,
    date: shift.local_date,
    note,
    station,
  };
  const told = await notify(work, {
    kind: 'clock.dayChanged',
    aboutId: shift.id,
    placeId: place.id,
    groupId: place.group_id,
    timeZone: place.time_zone,
    thread: `day ${shift.id} ${person.id}`,
    people: [{ userId: person.user_id, write: (language) => writeOfDay(what, figures, language) }],
  });
  return told > 0;
}
