import { getBrand } from '@hearth/domains/core/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { formatMailDay } from '@hearth/kit/text/written-figures';
import type { Work } from '@hearth/platform/module';
import type { EmployeeRow } from './queries/employee.ts';
import { phrasesIn } from './words.ts';

type TellWork = Parameters<typeof notify>[0] & Pick<Work, 'db'>;

/** Tells whoever has an account that something of their employment changes from a day on. Figures are not in it: pay is read by others too. */
export async function tellOfChange(
  work: TellWork,
  row: EmployeeRow,
  { from }: { readonly from: string },
): Promise<void> {
  await tell(work, row, (language, place) => {
    const words = phrasesIn(language).employment;
    return {
      title: words.changed,
      text: fillPlaces(words.changedText, { place, day: formatMailDay(language, from) }),
    };
  });
}

/** Tells whoever has an account what their last day is, or that there is none any more. */
export async function tellOfEnd(
  work: TellWork,
  row: EmployeeRow,
  { lastDay }: { readonly lastDay: string | null },
): Promise<void> {
  await tell(work, row, (language, place) => {
    const words = phrasesIn(language).employment;
    return lastDay === null
      ? { title: words.undone, text: fillPlaces(words.undoneText, { place }) }
      : { title: words.ending, text: fillPlaces(words.endingText, { place, day: formatMailDay(language, lastDay) }) };
  });
}

type Language = Parameters<typeof phrasesIn>[0];

async function tell(
  work: TellWork,
  { id, user_id: userId, location_id: locationId }: EmployeeRow,
  write: (language: Language, place: string) => { readonly title: string; readonly text: string },
): Promise<void> {
  if (userId === null) return;
  const { name, groupId, timeZone } = await getBrand(work.db, locationId);
  await notify(work, {
    kind: 'team.employmentChanged',
    aboutId: id,
    groupId,
    timeZone,
    people: [{ userId, write: (language) => ({ ...write(language, name), link: '/' }) }],
  });
}
