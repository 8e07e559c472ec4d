import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { ImportDetail } from '../../contract/schemas.ts';
import { useImportActions } from '../api.ts';
import { formatProblem, useWords } from '../words.ts';
import { CountList } from './count-list.tsx';
import { ReportedRows } from './reported-rows.tsx';

const WHERE = { LOCATIONS: '/settings/locations', EMPLOYEES: '/team', SHIFTS: '/schedule' } as const;

/** An import that has ended: what it did, or why it did nothing, and the way on. */
export function EndedStep({ detail }: { detail: ImportDetail }) {
  const words = useWords();
  const { t } = words;
  const { params, start } = useImportActions(detail.id);
  const another = (
    <Link to="/settings/imports/new" className={linkButtonLook()}>
      {t('result.another')}
    </Link>
  );
  if (detail.status === 'DONE' && detail.counts !== null) {
    return (
      <div className="grid gap-4">
        <Card title={t('result.title')}>
          <CountList counts={detail.counts} tense="result" />
        </Card>
        <div className="flex flex-wrap gap-2 phone:*:flex-1">
          <Link to={WHERE[detail.kind]} className={linkButtonLook('primary')}>
            {t(`result.see${detail.kind}`)}
          </Link>
          {another}
        </div>
        <ReportedRows detail={detail} />
      </div>
    );
  }
  const failed = detail.status === 'FAILED';
  return (
    <div className="grid justify-items-start gap-4">
      <Alert
        tone={failed ? 'bad' : 'neutral'}
        title={failed ? t('result.failedTitle') : t('result.cancelledTitle')}
        className="w-full"
      >
        {failed ? formatProblem(words, detail.problem ?? 'INTERNAL') : t('result.cancelledText')}
      </Alert>
      <div className="flex flex-wrap gap-2">
        {failed && detail.counts !== null && (
          <Button variant="primary" busy={start.isPending} onClick={() => start.mutate({ params })}>
            {t('result.retry')}
          </Button>
        )}
        {another}
      </div>
    </div>
  );
}
