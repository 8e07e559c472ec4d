import { useCall } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { getFunnel } from '@hearth/domains/applications/contract';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Card } from '@hearth/ui/card';
import { Funnel } from '@hearth/ui/charts';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { FunnelFigures } from '../../../contract/schemas.ts';
import { BOARD } from '../../../rules/stages.ts';
import base from '../../en.json' with { type: 'json' };
import { useStageNames } from '../../state/place-names.ts';
import { HIRING_REPORT } from '../../slots.ts';
import en from './en.json' with { type: 'json' };
import { useSourceNames } from '../source/source-names.ts';

const PERIODS = ['30', '90', '365'] as const;
const MINUTES = 60;
const INTERVIEW = BOARD.indexOf('INTERVIEW');
const HIRED = BOARD.indexOf('HIRED');

/** The period in days, and the job if one is chosen. */
export interface ReportPeriod {
  readonly days: string;
  readonly jobId: string | null;
}

/** Outcomes of a period's applications: stages reached, sources, durations and end reasons. */
export function ReportView({ brandId, jobId }: { brandId: string; jobId: string | null }) {
  const { t, problem } = usePhrases('applications-report', en);
  const [days, setDays] = useState<(typeof PERIODS)[number]>('90');
  const report = useCall(
    getFunnel,
    { params: { id: brandId }, query: { days, ...(jobId === null ? {} : { job_id: jobId }) } },
    { keepPrevious: true },
  );
  return (
    <div className="grid h-full content-start gap-4 overflow-y-auto px-4 pb-6 md:px-6">
      <SegmentedControl
        label={t('period')}
        value={days}
        onChange={setDays}
        segments={PERIODS.map((value) => ({ value, label: t(`days.${value}`) }))}
        className="justify-self-start"
      />
      <Resource
        of={report}
        rows={8}
        failed={t('failed')}
        problem={problem}
        isEmpty={({ sources }) => sources.length === 0}
        empty={
          <EmptyState icon={<Icon of={ChartNoAxesColumn} size={24} />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        }
      >
        {(figures) => <Figures data={figures} />}
      </Resource>
      <Slot of={HIRING_REPORT} with={{ days, jobId }} />
    </div>
  );
}

/** Figures as the tables of the report write them. */
function useFigureFormat() {
  const format = useFormat();
  return {
    number: (value: number): string => format.number(value),
    percent: (part: number, whole: number): string => format.percent(part / Math.max(1, whole)),
    hours: (value: number | null): string => (value === null ? '–' : format.duration(Math.round(value * MINUTES))),
  };
}

function Figures({ data }: { data: FunnelFigures }) {
  const { t } = usePhrases('applications-report', en);
  const { t: words } = usePhrases('applications', base);
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Card title={t('funnel')}>
        <Funnel
          title={t('funnelNote')}
          steps={data.steps.map(({ stage, reached }) => ({
            id: stage,
            name: words(`stage.${stage}`),
            value: reached,
          }))}
        />
      </Card>
      <SourceTable sources={data.sources} />
      <StageTimes times={data.times} />
      {data.step_times !== null && <StepTimes stepTimes={data.step_times} />}
      <EndReasons ends={data.ends} />
      <LocationTable places={data.places} />
    </div>
  );
}

function SourceTable({ sources }: Pick<FunnelFigures, 'sources'>) {
  const nameOf = useSourceNames();
  const { t } = usePhrases('applications-report', en);
  const { t: words } = usePhrases('applications', base);
  const { number, percent } = useFigureFormat();
  const columns: readonly Column<FunnelFigures['sources'][number]>[] = [
    {
      id: 'source',
      header: t('source'),
      rowHeader: true,
      cell: ({ source }) => (source === '' ? t('noSource') : <bdi>{nameOf(source)}</bdi>),
    },
    { id: 'applied', header: t('applied'), align: 'end', cell: ({ reached }) => number(reached[0] ?? 0) },
    {
      id: 'interview',
      header: words('stage.INTERVIEW'),
      align: 'end',
      cell: ({ reached }) => number(reached[INTERVIEW] ?? 0),
    },
    { id: 'hired', header: words('stage.HIRED'), align: 'end', cell: ({ reached }) => number(reached[HIRED] ?? 0) },
    {
      id: 'share',
      header: t('share'),
      align: 'end',
      cell: ({ reached }) => percent(reached[HIRED] ?? 0, reached[0] ?? 0),
    },
  ];
  return (
    <Card title={t('sources')} flush>
      <DataTable label={t('sources')} columns={columns} rows={sources} rowKey={({ source }) => source} />
    </Card>
  );
}

/** How long people are at each stage. */
function StageTimes({ times }: Pick<FunnelFigures, 'times'>) {
  const { t } = usePhrases('applications-report', en);
  const { t: words } = usePhrases('applications', base);
  const { number, hours } = useFigureFormat();
  const columns: readonly Column<FunnelFigures['times'][number]>[] = [
    { id: 'stage', header: t('stage'), rowHeader: true, cell: ({ stage }) => words(`stage.${stage}`) },
    { id: 'median', header: t('median'), align: 'end', cell: ({ median_hours }) => hours(median_hours) },
    { id: 'slow', header: t('slow'), align: 'end', cell: ({ slow_hours }) => hours(slow_hours) },
    { id: 'left', header: t('left'), align: 'end', cell: ({ left }) => number(left) },
  ];
  const inOrder = times.toSorted((a, b) => BOARD.indexOf(a.stage) - BOARD.indexOf(b.stage));
  return (
    <Card title={t('times')} flush>
      <DataTable label={t('times')} columns={columns} rows={inOrder} rowKey={({ stage }) => stage} />
    </Card>
  );
}

type StepTime = NonNullable<FunnelFigures['step_times']>[number];

/** How long people are at each step of a post's own pipeline, beside its target. */
function StepTimes({ stepTimes }: { stepTimes: readonly StepTime[] }) {
  const { t } = usePhrases('applications-report', en);
  const { number, hours } = useFigureFormat();
  const nameOf = useStageNames();
  const steps = stepTimes.map(({ step }) => step);
  const columns: readonly Column<StepTime>[] = [
    {
      id: 'step',
      header: t('step'),
      rowHeader: true,
      cell: ({ step }) => <bdi>{nameOf({ stage: step.type, step_id: step.id }, steps)}</bdi>,
    },
    {
      id: 'target',
      header: t('target'),
      align: 'end',
      cell: ({ step }) => (step.target_days === null ? '–' : t('inDays', { count: step.target_days })),
    },
    { id: 'median', header: t('median'), align: 'end', cell: ({ median_hours }) => hours(median_hours) },
    { id: 'slow', header: t('slow'), align: 'end', cell: ({ slow_hours }) => hours(slow_hours) },
    { id: 'left', header: t('left'), align: 'end', cell: ({ left }) => number(left) },
  ];
  return (
    <Card title={t('stepTimes')} flush>
      <DataTable label={t('stepTimes')} columns={columns} rows={stepTimes} rowKey={({ step }) => step.id} />
    </Card>
  );
}

/** Why applications ended, by the side that ended them. */
function EndReasons({ ends }: Pick<FunnelFigures, 'ends'>) {
  const { t } = usePhrases('applications-report', en);
  const { t: words } = usePhrases('applications', base);
  const { number } = useFigureFormat();
  const ended = ends.filter(({ total }) => total > 0);
  return (
    <Card title={t('ends')}>
      {ended.length === 0 ? (
        <p className="text-ink-2">{t('noEnds')}</p>
      ) : (
        <ul className="grid gap-4">
          {ended.map(({ side, total, reasons }) => (
            <li key={side} className="grid gap-1">
              <p className="flex justify-between gap-3 font-bold">
                <span>{t(`side.${side}`)}</span>
                <span className="tabular-nums">{number(total)}</span>
              </p>
              <ul className="grid gap-0.5 text-ink-2">
                {reasons.map(({ reason, n }) => (
                  <li key={reason} className="flex justify-between gap-3">
                    <span>{words(`reason.${reason}`)}</span>
                    <span className="tabular-nums">{number(n)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function LocationTable({ places }: Pick<FunnelFigures, 'places'>) {
  const { t } = usePhrases('applications-report', en);
  const { t: words } = usePhrases('applications', base);
  const { number, percent } = useFigureFormat();
  const columns: readonly Column<FunnelFigures['places'][number]>[] = [
    {
      id: 'place',
      header: t('place'),
      rowHeader: true,
      cell: ({ location_name }) => <bdi>{location_name}</bdi>,
    },
    { id: 'applied', header: t('applied'), align: 'end', cell: ({ applied }) => number(applied) },
    { id: 'hired', header: words('stage.HIRED'), align: 'end', cell: ({ hired }) => number(hired) },
    {
      id: 'days',
      header: t('toHire'),
      align: 'end',
      cell: ({ median_days_to_hire: median }) =>
        median === null ? '–' : t('inDays', { count: Math.max(1, Math.round(median)) }),
    },
    {
      id: 'noShows',
      header: t('noShows'),
      align: 'end',
      cell: ({ no_shows, applied }) => `${number(no_shows)} · ${percent(no_shows, applied)}`,
    },
  ];
  return (
    <Card title={t('places')} flush className="xl:col-span-2">
      <DataTable label={t('places')} columns={columns} rows={places} rowKey={({ location_id }) => location_id} />
    </Card>
  );
}
