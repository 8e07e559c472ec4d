import { useMediaQuery } from '@hearth/client/browser/use-media';
import { Badge } from '@hearth/ui/badge';
import { DataTable } from '@hearth/ui/data-table';
import { WrittenText } from '@hearth/ui/written-text';
import type { Column } from '@hearth/ui/data-table';
import { useFormat } from '@hearth/i18n/use-format';
import type { ReactNode } from 'react';
import type { Reason, RowReport } from '../../contract/schemas.ts';
import { fieldName, formatReason, useWords } from '../words.ts';

/** One error of a row. */
export interface ReportLine {
  readonly key: string;
  readonly row: RowReport;
  readonly reason: Reason;
}

const NARROW = '(width < 48rem)';

/** What is wrong, line by line: a table, or a list where the page is too narrow for one. */
export function ReportedTable({ lines }: { lines: readonly ReportLine[] }) {
  const { t } = useWords();
  const { number } = useFormat();
  const narrow = useMediaQuery(NARROW);
  const empty = <p className="p-4 text-base text-ink-2">{t('rows.noneChosen')}</p>;
  if (narrow) {
    return lines.length === 0 ? (
      empty
    ) : (
      <ul aria-label={t('rows.title')} className="max-h-[70dvh] overflow-auto">
        {lines.map(({ key, row, reason }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line px-4 py-3 text-base last:border-b-0"
          >
            <span className="flex gap-2">
              <span className="text-ink-2 tabular-nums">{number(row.line)}</span>
              <WrittenText className="min-w-0 font-bold">{row.label}</WrittenText>
            </span>
            <What reason={reason} />
            <Cell>{reason.value}</Cell>
          </li>
        ))}
      </ul>
    );
  }
  const columns: Column<ReportLine>[] = [
    { id: 'line', header: t('rows.line'), width: '5rem', align: 'end', cell: ({ row }) => number(row.line) },
    {
      id: 'row',
      header: t('rows.row'),
      width: '15rem',
      rowHeader: true,
      cell: ({ row }) => <WrittenText title={row.label}>{row.label}</WrittenText>,
    },
    {
      id: 'what',
      header: t('rows.what'),
      cell: ({ reason }) => <What reason={reason} />,
    },
    {
      id: 'value',
      header: t('rows.value'),
      width: '16rem',
      cell: ({ reason }) => <Cell>{reason.value}</Cell>,
    },
  ];
  return (
    <DataTable
      label={t('rows.title')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      maxHeight="32rem"
      empty={empty}
    />
  );
}

/** The verdict, the field, and the sentence. */
function What({ reason }: { reason: Reason }): ReactNode {
  const words = useWords();
  const refused = reason.severity === 'REFUSAL';
  return (
    <span className="block py-0.5">
      <span className="me-2 inline-flex gap-2 font-bold">
        <Badge tone={refused ? 'bad' : 'warn'}>{refused ? words.t('rows.refused') : words.t('rows.taken')}</Badge>
        {fieldName(words, reason.field)}
      </span>
      <span className="text-ink-2">{formatReason(words, reason)}</span>
    </span>
  );
}

/** A cell as the file has it. */
function Cell({ children }: { children: string }): ReactNode {
  const { t } = useWords();
  if (children === '') return <span className="text-ink-3">{t('rows.empty')}</span>;
  return <WrittenText title={children}>{children}</WrittenText>;
}
