import { Card } from '@hearth/ui/card';
import { Progress } from '@hearth/ui/progress';
import { useFormat } from '@hearth/i18n/use-format';
import { useEffect } from 'react';
import type { ImportDetail } from '../../contract/schemas.ts';
import { useImportActions, useProgress } from '../api.ts';
import { useWords } from '../words.ts';

/** Share of the bar that reading takes in an import; the rest is writing. */
const READING_SHARE = 0.4;

/** An import that is being checked or written: a bar with a count, and a way to stop. */
export function ProgressStep({ detail }: { detail: ImportDetail }) {
  const { t } = useWords();
  const { number } = useFormat();
  const { params, cancel, readAgain } = useImportActions(detail.id);
  const progress = useProgress(detail.id, true).data ?? detail;
  useEffect(() => {
    if (progress.status !== detail.status) readAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each move
  }, [progress.status, detail.status]);
  const { phase, rows_done: done, rows_total: total } = progress;
  const share = total === 0 ? 0 : done / total;
  const writing = phase === 'WRITING';
  const value =
    phase === 'WAITING'
      ? undefined
      : detail.status === 'CHECKING'
        ? share
        : writing
          ? READING_SHARE + share * (1 - READING_SHARE)
          : share * READING_SHARE;
  const count = { done: number(done), total: number(total) };
  const countText =
    phase === 'WAITING' ? t('progress.waiting') : writing ? t('progress.writing', count) : t('progress.reading', count);
  return (
    <Card>
      <div className="grid gap-3">
        <Progress
          label={detail.status === 'CHECKING' ? t('progress.checking') : t('progress.importing')}
          value={value}
          max={1}
          countText={cancel.isPending || cancel.isSuccess ? t('progress.cancelling') : countText}
          onCancel={{ label: t('progress.cancel'), run: () => cancel.mutate({ params }) }}
        />
        <p className="text-base text-ink-2">{t('progress.nothingYet')}</p>
        <p className="text-base text-ink-2">{t('progress.leave')}</p>
      </div>
    </Card>
  );
}
