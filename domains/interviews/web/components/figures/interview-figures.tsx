import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Card } from '@hearth/ui/card';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { FailedRead } from '@hearth/ui/resource';
import type { InterviewFigures as Figures } from '../../../contract/figure-endpoints.ts';
import { getInterviewFigures } from '../../../contract/figure-endpoints.ts';
import en from './en.json' with { type: 'json' };

type Wait = Figures['invited'];
type LocationFigures = Omit<Figures['places'][number], 'location_name'> & { readonly name: string };
type Member = NonNullable<Figures['panel']>[number];
/** Less is told in hours. */
const DAYS_FROM = 2;
const MINUTES_A_DAY = 1440;

/** Waiting times for invitations and interviews by location, and scorecard submission rates. */
export function InterviewFigures({ days, jobId }: { readonly days: string; readonly jobId: string | null }) {
  const { t } = usePhrases('interviews-figures', en);
  const format = useFormat();
  const { id } = useBrand();
  const figures = useCall(
    getInterviewFigures,
    { params: { id }, query: { days, ...(jobId === null ? {} : { job_id: jobId }) } },
    { keepPrevious: true },
  );
  const { data } = figures;
  if (data === undefined) return figures.isError ? <FailedRead of={figures} /> : null;
  if (data.applied === 0) return null;

  const timeOf = (value: number): string =>
    value < DAYS_FROM ? format.duration(Math.round(value * MINUTES_A_DAY)) : t('inDays', { count: Math.round(value) });
  const wait = ({ people, median_days: median }: Wait): string =>
    median === null ? t('nobody') : t('wait', { people: format.number(people), time: timeOf(median) });
  const rate = ({ due, sent }: { readonly due: number; readonly sent: number }): string =>
    due === 0
      ? t('none')
      : t('cardsOf', { share: format.percent(sent / due), sent: format.number(sent), due: format.number(due) });
  const columns: readonly Column<LocationFigures>[] = [
    { id: 'place', header: t('place'), rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'applied', header: t('applied'), align: 'end', cell: ({ applied }) => format.number(applied) },
    { id: 'invited', header: t('invited'), align: 'end', cell: ({ invited }) => wait(invited) },
    { id: 'held', header: t('held'), align: 'end', cell: ({ held }) => wait(held) },
    { id: 'cards', header: t('cards'), align: 'end', cell: ({ cards }) => rate(cards) },
  ];
  const members: readonly Column<Member>[] = [
    { id: 'name', header: t('name'), rowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'cards', header: t('cards'), align: 'end', cell: rate },
  ];
  const places = data.places.map(({ location_name: name, ...line }): LocationFigures => ({ name, ...line }));
  const all: LocationFigures = { ...data, location_id: '', name: t('all') };
  return (
    <>
      <Card title={t('title')} note={t('text')} flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={places.length > 1 ? [all, ...places] : places}
          rowKey={(line) => line.location_id}
        />
      </Card>
      {data.panel !== null && data.panel.length > 0 && (
        <Card title={t('panel')} note={t('panelText')} flush>
          <DataTable label={t('panel')} columns={members} rows={data.panel} rowKey={(member) => member.user_id} />
        </Card>
      )}
    </>
  );
}
