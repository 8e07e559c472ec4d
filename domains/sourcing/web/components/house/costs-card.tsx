import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getFunnel } from '@hearth/domains/applications/contract';
import { useSourceNames } from '@hearth/domains/applications/widgets';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { Resource } from '@hearth/ui/resource';
import { lazy, Suspense, useState } from 'react';
import { getSourceCosts } from '../../../contract/cost-endpoints.ts';
import { costPerPerson } from '../../../rules/cost.ts';
import type { Money } from '../../../rules/cost.ts';
import { useEmployerWords } from './words.ts';

const SpendingDialog = lazy(async () => ({ default: (await import('./spending-dialog.tsx')).SpendingDialog }));

/** A source with its applicants, hires and cost. */
interface SourceLine {
  readonly source: string;
  readonly applied: number;
  readonly hired: number;
  readonly costs: readonly Money[];
}

/** The cost of each source per applicant and per hire; hidden without the right to see it. */
export function CostsCard({ days, jobId }: { readonly days: string; readonly jobId: string | null }) {
  const brand = useBrand();
  return hasPermission(brand, 'MANAGE_JOBS') ? <Costs days={days} jobId={jobId} /> : null;
}

function Costs({ days, jobId }: { readonly days: string; readonly jobId: string | null }) {
  const { t, problem } = useEmployerWords();
  const brand = useBrand();
  const [open, setOpen] = useState(false);
  const input = { params: { id: brand.id }, query: { days, ...(jobId === null ? {} : { job_id: jobId }) } };
  // The report asks the same: both read one answer.
  const funnel = useCall(getFunnel, input, { keepPrevious: true });
  const costs = useCall(getSourceCosts, input, { keepPrevious: true });
  const retry = (): void => {
    void funnel.refetch();
    void costs.refetch();
  };
  const lines =
    funnel.data === undefined || costs.data === undefined
      ? undefined
      : toLines(funnel.data.sources, costs.data.sources);
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
        of={{ data: lines, error: funnel.error ?? costs.error, refetch: retry }}
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

function CostTable({ lines }: { readonly lines: readonly SourceLine[] }) {
  const { t, format } = useEmployerWords();
  const nameOf = useSourceNames();
  const each = ({ costs: of }: SourceLine, count: number): string =>
    of
      .flatMap((sum) => costPerPerson(sum, count) ?? [])
      .map(({ amount, currency }) => format.money(amount, currency))
      .join(' + ') || '–';
  const columns: readonly Column<SourceLine>[] = [
    {
      id: 'source',
      header: t('cost.source'),
      rowHeader: true,
      cell: ({ source }) => (source === '' ? t('cost.noSource') : <bdi>{nameOf(source)}</bdi>),
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

/** Lists the sources with applicants, then those with only costs. */
function toLines(
  funnel: readonly { readonly source: string; readonly reached: readonly number[] }[],
  costs: readonly { readonly source: string; readonly costs: readonly Money[] }[],
): SourceLine[] {
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
