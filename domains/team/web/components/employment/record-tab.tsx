import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { EmptyState } from '@hearth/ui/empty-state';
import { PagedList } from '@hearth/ui/resource';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listEmploymentEvents } from '../../../contract/employment-endpoints.ts';
import type { EmploymentEvent } from '../../../contract/employment-schemas.ts';
import { useEmploymentWords } from './words.ts';

/** Who changed what of an employment, newest first. */
export function RecordTab({ employeeId }: { readonly employeeId: string }) {
  const { t, problem } = useEmploymentWords();
  const brand = useBrand();
  const client = useClient();
  const params = { id: brand.id, employee_id: employeeId };
  const read = useInfiniteQuery({
    queryKey: callKey(listEmploymentEvents, { params, query: {} }),
    queryFn: ({ pageParam }) =>
      client.call(listEmploymentEvents, { params, query: pageParam === '' ? {} : { before: pageParam } }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.has_more ? last.events.at(-1)?.id : undefined),
  });
  return (
    <PagedList
      of={read}
      items={(page) => page.events}
      rows={5}
      failed={t('record.failed')}
      problem={problem}
      more={t('record.more')}
      className="rounded-lg border border-line bg-surface"
      empty={<EmptyState title={t('record.none')}>{t('record.noneText')}</EmptyState>}
    >
      {(events) => (
        <ul className="divide-y divide-line">
          {events.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function EventLine({ event }: { readonly event: EmploymentEvent }) {
  const { t } = useEmploymentWords();
  const { timeZone: zone } = useBrand();
  const { date, instant, duration, list, money } = useFormat();
  const { deed, what, minutes_per_week: minutes, rate, reason, from, by, at } = event;
  const values = [
    ...(what.length > 0 ? [list(what)] : []),
    ...(minutes === null ? [] : [t('hours', { hours: duration(minutes) })]),
    ...(rate === null ? [] : [t('perHour', { amount: money(rate.amount, rate.currency) })]),
    ...(reason === null ? [] : [t(`reasons.${reason}`)]),
    ...(from === null ? [] : [t('from', { day: date(from, 'long') })]),
  ];
  return (
    <li className="grid gap-0.5 px-4 py-3">
      <b>{t(`record.deeds.${deed}`)}</b>
      {values.length > 0 && <bdi className="[overflow-wrap:anywhere]">{values.join(' · ')}</bdi>}
      <span className="text-dense text-ink-2">{t('record.by', { name: by, time: instant(at, zone) })}</span>
    </li>
  );
}
