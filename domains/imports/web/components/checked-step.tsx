import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import type { Counts, ImportDetail } from '../../contract/schemas.ts';
import { useImportActions } from '../api.ts';
import { useWords } from '../words.ts';
import { CountList } from './count-list.tsx';
import { ReportedRows } from './reported-rows.tsx';

/** The check's result: a summary, the rows to review and the import button. */
export function CheckedStep({ detail, counts, onBack }: { detail: ImportDetail; counts: Counts; onBack: () => void }) {
  const words = useWords();
  const { t } = words;
  const { params, start, cancel } = useImportActions(detail.id);
  const changing = counts.created + counts.updated;
  const nothing = counts.refused === counts.rows ? t('check.allRefused') : t('check.nothing');
  return (
    <div className="grid gap-4">
      <Card title={t('check.title')}>
        <CountList counts={counts} tense="check" />
      </Card>
      {changing === 0 && <Alert tone={counts.refused === counts.rows ? 'warn' : 'ok'}>{nothing}</Alert>}
      {start.error !== null && (
        <Alert tone="bad" urgent>
          {words.problem(start.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 phone:*:flex-1">
        {changing > 0 && (
          <Button variant="primary" busy={start.isPending} onClick={() => start.mutate({ params })}>
            {t('check.start', { count: changing })}
          </Button>
        )}
        <Button onClick={onBack}>{t('check.back')}</Button>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('columns.discard')}
        </Button>
      </div>
      <ReportedRows detail={detail} />
    </div>
  );
}
