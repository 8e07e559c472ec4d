import { PagedList } from '@hearth/ui/resource';
import { Download } from 'lucide-react';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { FilterChips } from '@hearth/ui/chip';
import { Icon } from '@hearth/ui/icon';
import { useFormat } from '@hearth/i18n/use-format';
import { useState } from 'react';
import type { ImportDetail, RowReport } from '../../contract/schemas.ts';
import type { RowFilter } from '../api.ts';
import { useReportedRows, useRowsDownload } from '../api.ts';
import { fieldName, formatRule, useWords } from '../words.ts';
import { ReportedTable } from './reported-table.tsx';
import type { ReportLine } from './reported-table.tsx';

function toReportLines(rows: readonly RowReport[], rule: string | undefined): ReportLine[] {
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
        className="border-b border-line px-4 py-3 phone:flex-nowrap phone:overflow-x-auto"
        chips={detail.rules.map((item) => ({
          id: item.rule,
          label: t('rows.chip', { field: fieldName(words, item.field), rule: formatRule(words, item.rule) }),
          count: number(item.rows),
        }))}
        chosen={rule === undefined ? [] : [rule]}
        onChange={(chosen) => setRule(chosen.find((id) => id !== rule))}
      />
      <PagedList of={report} items={(page) => page.rows} problem={words.problem} empty={<ReportedTable lines={[]} />}>
        {(rows) => <ReportedTable lines={toReportLines(rows, rule)} />}
      </PagedList>
    </Card>
  );
}
