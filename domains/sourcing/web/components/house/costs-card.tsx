import { mayDo, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getFunnel } from '@hearth/domains/applications/contract';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { Resource } from '@hearth/ui/resource';
import { lazy, Suspense, useState } from 'react';
import { getSourceCosts } from '../../../contract/cost-endpoints.ts';
import { costEach } from '../../../rules/cost.ts';
import type { Money } from '../../../rules/cost.ts';
import { useHouseWords } from './words.ts';

const SpendingDialog = lazy(async () => ({ default: (await import('./spending-dialog.tsx')).SpendingDialog }));

/** A source with whom it brought, and what it cost. */
interface Line {
  readonly source: string;
  readonly applied: number;
  readonly hired: number;
  readonly costs: readonly Money[];
}

/** What each source has cost for one who applied and for one who was hired, in the period of the report; nothing for those who may not see it. */
export function CostsCard({ days, jobId }: { readonly days: string; readonly jobId: string | null }) {
  const brand = useBrand();
  return mayDo(brand, 'MANAGE_JOBS') ? <Costs days={days} jobId={jobId} /> : null;
}

function Costs({ days, jobId }: { readonly days: string; readonly jobId: string | null }) {
  const { t, problem } = useHouseWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  const input = { params: { id: brand.id }, query: { days, ...(jobId === null ? {} : { job_id: jobId }) } };
  // The report asks the same: both read one answer.
  const funnel = useCall(getFunnel, input, { keepPrevious: true });
  const costs = useCall(getSourceCosts, input, { keepPrevious: true });
  const again = (): void => {
    void funnel.refetch();
    void costs.refetch();
  };
  const lines =
    funnel.data === undefined || costs.data === undefined
      ? undefined
      : linesOf(funnel.data.sources, costs.data.sources);
  return (
    <Card
      flush
      title={t('cost.title')}
      note={t('cost.note')}
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('cost.enter')}
        </Button>
      }
    >
      <Resource
        of={{ data: lines, error: funnel.error ?? costs.error, refetch: again }}
        rows={4}
        problem={problem}
        isEmpty={(all) => all.length === 0}
        empty={<p className="p-4 text-ink-2">{t('cost.empty')}</p>}
      >
        {(all) => <CostTable lines={all} />}
      </Resource>
      {open && (
        <Suspense fallback={null}>
          <SpendingDialog
            sources={(lines ?? []).flatMap(({ source }) => (source === '' ? [] : [source]))}
            currency={costs.data?.currency ?? 'EUR'}
            jobId={jobId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function CostTable({ lines }: { readonly lines: readonly Line[] }) {
  const { t, format } = useHouseWords();
  const each = ({ costs: of }: Line, count: number): string =>
    of
      .flatMap((sum) => costEach(sum, count) ?? [])
      .map(({ amount, currency }) => format.money(amount, currency))
      .join(' + ') || '–';
  const columns: readonly Column<Line>[] = [
    {
      id: 'source',
      header: t('cost.source'),
      rowHeader: true,
      cell: ({ source }) => (source === '' ? t('cost.noSource') : <bdi>{source}</bdi>),
    },
    {
      id: 'spent',
      header: t('cost.spent'),
      align: 'end',
      cell: ({ costs: of }) =>
        of.length === 0 ? (
          <span className="text-ink-2">{t('cost.nothing')}</span>
        ) : (
          of.map(({ amount, currency }) => format.money(amount, currency)).join(' + ')
        ),
    },
    { id: 'applicant', header: t('cost.perApplicant'), align: 'end', cell: (line) => each(line, line.applied) },
    { id: 'hire', header: t('cost.perHire'), align: 'end', cell: (line) => each(line, line.hired) },
  ];
  return <DataTable label={t('cost.title')} columns={columns} rows={lines} rowKey={({ source }) => source} />;
}

/** The sources that brought somebody, then those that only cost. */
function linesOf(
  funnel: readonly { readonly source: string; readonly reached: readonly number[] }[],
  costs: readonly { readonly source: string; readonly costs: readonly Money[] }[],
): Line[] {
  const spent = new Map(costs.map((one) => [one.source, one.costs]));
  const known = new Set(funnel.map(({ source }) => source));
  return [
    ...funnel.map(({ source, reached }) => ({
      source,
      applied: reached[0] ?? 0,
      // The last step of the report is the hire.
      hired: reached.at(-1) ?? 0,
      costs: spent.get(source) ?? [],
    })),
    ...costs
      .filter(({ source }) => !known.has(source))
      .map(({ source, costs: of }) => ({ source, applied: 0, hired: 0, costs: of })),
  ];
}
