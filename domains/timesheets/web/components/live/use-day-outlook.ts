import { useCall } from '@hearth/client/query';
import type { ShownDay } from '@hearth/domains/clock/slots';
import { useEffect } from 'react';
import { getDayOutlook } from '../../../contract/day-endpoints.ts';

/** What a day comes to, read again whenever the day on the screen is. */
export function useDayOutlook({ locationId, date, asOf }: ShownDay, isReader: boolean) {
  const read = useCall(getDayOutlook, { params: { id: locationId }, query: { date } }, { keepPrevious: true });
  const { refetch } = read;
  useEffect(() => {
    // One part of the page reads for all of them.
    if (isReader) void refetch();
  }, [asOf, isReader, refetch]);
  return read;
}
