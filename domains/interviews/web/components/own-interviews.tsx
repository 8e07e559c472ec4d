import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { listMyInterviews } from '../../contract/endpoints.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';
import { INTERVIEW_CHANGED } from '../../contract/events.ts';

/** The reader's open and upcoming interviews; nothing if there are none. Nothing where there are none. */
export function OwnInterviews() {
  const { t, format } = useWords();
  const { data } = useCall(listMyInterviews, {});
  useReadAgainOn([INTERVIEW_CHANGED], [listMyInterviews]);
  if (data === undefined || data.interviews.length === 0) return null;
  return (
    <Card flush title={t('own.title')}>
      <ul className="divide-y divide-line">
        {data.interviews.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
            <Icon of={kindIcon(one.kind)} size={24} label={t(`kinds.${one.kind}`)} />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-bold break-words">
                {one.starts_at === null ? t('own.choose') : format.instant(one.starts_at, one.time_zone, 'weekday')}
              </p>
              <p className="text-sm break-words text-ink-2">
                {t('own.about', { job: one.job_title, place: one.location_name })}
              </p>
            </div>
            {one.is_in_question && <Badge tone="warn">{t('own.inQuestion')}</Badge>}
            <Link
              to={`/interview#${one.link}`}
              className={linkButtonLook(one.starts_at === null ? 'primary' : 'secondary', 'sm')}
            >
              {t(one.starts_at === null ? 'own.chooseButton' : 'own.open')}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
