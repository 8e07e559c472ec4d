import { Download } from 'lucide-react';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { FilterChips } from '@hearth/ui/chip';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useFormat } from '@hearth/i18n/use-format';
import { useState } from 'react';
import type { ImportDetail, Reason, RowReport } from '../../contract/schemas.ts';
import type { RowFilter } from '../api.ts';
import { useReportedRows, useRowsDownload } from '../api.ts';
import { fieldName, reasonText, ruleName, useWords } from '../words.ts';

interface Line {
  readonly key: string;
  readonly row: RowReport;
  readonly reason: Reason;
}

function linesOf(rows: readonly RowReport[], rule: string | undefined): Line[] {
  return rows.flatMap((row) =>
    row.reasons
      .filter((reason) => rule === undefined || reason.rule === rule)
      .map((reason, index) => ({ key: `${row.line} ${index}`, row, reason })),
  );
}

/** The rows that were refused or taken with a remark: filtered by reason, read page by page, downloadable. */
export function ReportedRows({ detail }: { detail: ImportDetail }) {
  const words = useWords();
  const { t } = words;
  const { number } = useFormat();
  const [rule, setRule] = useState<string | undefined>();
  const filter: RowFilter = rule === undefined ? {} : { rule };
  const report = useReportedRows(detail.id, filter);
  const download = useRowsDownload(detail.id, filter);
  if (detail.rules.length === 0) return null;
  const lines = linesOf(report.data?.pages.flatMap((page) => page.rows) ?? [], rule);
  const columns: Column<Line>[] = [
    { id: 'line', header: t('rows.line'), width: '5rem', align: 'end', cell: ({ row }) => number(row.line) },
    {
      id: 'row',
      header: t('rows.row'),
      width: '15rem',
      rowHeader: true,
      cell: ({ row }) => (
        <span dir="auto" className="block truncate" title={row.label}>
          {row.label}
        </span>
      ),
    },
    {
      id: 'what',
      header: t('rows.what'),
      cell: ({ reason }) => (
        <span className="block min-w-64 py-0.5">
          <span className="me-2 inline-flex gap-2 font-bold">
            <Badge tone={reason.severity === 'REFUSAL' ? 'bad' : 'warn'}>
              {reason.severity === 'REFUSAL' ? t('rows.refused') : t('rows.taken')}
            </Badge>
            {fieldName(words, reason.field)}
          </span>
          <span className="text-ink-2">{reasonText(words, reason)}</span>
        </span>
      ),
    },
    {
      id: 'value',
      header: t('rows.value'),
      width: '16rem',
      cell: ({ reason }) =>
        reason.value === '' ? (
          <span className="text-ink-3">{t('rows.empty')}</span>
        ) : (
          <bdi className="block truncate" title={reason.value}>
            {reason.value}
          </bdi>
        ),
    },
  ];
  return (
    <Card
      flush
      title={t('rows.title')}
      action={
        <Button size="sm" icon={<Icon of={Download} />} onClick={() => void download(`${detail.file_name}-rows.csv`)}>
          {t('rows.download')}
        </Button>
      }
    >
      <FilterChips
        label={t('rows.filter')}
        className="border-b border-line px-4 py-3"
        chips={detail.rules.map((item) => ({
          id: item.rule,
          label: t('rows.chip', { field: fieldName(words, item.field), rule: ruleName(words, item.rule) }),
          count: number(item.rows),
        }))}
        chosen={rule === undefined ? [] : [rule]}
        onChange={(chosen) => setRule(chosen.find((id) => id !== rule))}
      />
      {report.isPending ? (
        <Loading label={t('rows.loading')}>
          <SkeletonRows rows={6} />
        </Loading>
      ) : (
        <DataTable
          label={t('rows.title')}
          columns={columns}
          rows={lines}
          rowKey={({ key }) => key}
          maxHeight="32rem"
          empty={<p className="p-4 text-base text-ink-2">{t('rows.noneChosen')}</p>}
        />
      )}
      {report.hasNextPage && (
        <div className="border-t border-line p-3">
          <Button size="sm" busy={report.isFetchingNextPage} onClick={() => void report.fetchNextPage()}>
            {t('rows.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
