import { stationFinder, stationKey } from '@hearth/domains/workplace/rules';
import type { ScheduleWeek } from '../../../contract/schemas.ts';

/** Says which station a shift is at, by the station's name of today; a text that is none stands for itself, however it is written. */
export function nameStation(stations: ScheduleWeek['stations']): (written: string) => string {
  let find: ReturnType<typeof stationFinder> | undefined;
  const typed = new Map<string, string>();
  return (written) => {
    const known = (find ??= stationFinder(stations))(written);
    if (known !== undefined) return known.name;
    const key = stationKey(written);
    const first = typed.get(key) ?? written.trim();
    typed.set(key, first);
    return first;
  };
}
