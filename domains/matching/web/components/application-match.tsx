import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { getMatch } from '../../contract/endpoints.ts';
import { OTHER_PROCESS_ASKED } from '../../contract/events.ts';
import { useWords } from '../words.ts';
import { NoticeText } from './notice-text.tsx';
import { Points } from './points.tsx';
import { ScoreLines } from './score-lines.tsx';

/** Shows the score of an application, its first matching shifts and every factor. */
export function ApplicationMatch({ applicationId }: { readonly applicationId: string }) {
  const { t, format } = useWords();
  const brand = useBrand();
  const { data, isError, refetch } = useCall(getMatch, {
    params: { id: brand.id, application_id: applicationId },
  });
  const refresh = (): void => void refetch();
  useEvents([OTHER_PROCESS_ASKED], refresh, refresh);
  if (data === undefined && !isError) return null;
  if (data !== undefined && data.score === null && data.closed === null && data.notice === null) return null;
  return (
    <section className="grid gap-2 border-b border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-bold">{t('title')}</h3>
        {data !== undefined && data.score !== null && <p className="text-sm text-ink-2">{t('note')}</p>}
      </div>
      {data === undefined ? (
        <p className="flex flex-wrap items-center gap-2">
          {t('failed')}
          <Button size="sm" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </p>
      ) : data.closed !== null ? (
        <p className="text-ink-2">
          {data.closed.law === null ? t('closed.brand') : t('closed.law', { law: data.closed.law })}
        </p>
      ) : data.score === null ? (
        data.notice !== null && <NoticeText notice={data.notice} />
      ) : (
        <>
          <Points score={data.score} />
          {data.first_shifts.length > 0 && (
            <p className="text-sm text-ink-2">
              {t('firstShifts', {
                shifts: format.list(
                  data.first_shifts.map(
                    ({ date, start, end }) =>
                      `${format.date(date, 'weekday')}, ${format.timeRange(start, end, 'compact')}`,
                  ),
                ),
              })}
            </p>
          )}
          <Disclosure plain title={t('explain')}>
            <ScoreLines score={data.score} />
          </Disclosure>
        </>
      )}
    </section>
  );
}
