import { deviceZone } from '@hearth/i18n/device-zone';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link, useSearchParams } from 'react-router';
import type { Candidate } from '../../contract/schemas.ts';
import { useCandidateWords } from '../words.ts';

/** Lists a person's applications; with `linked`, each links to its application. */
export function AppliedList({
  applications,
  linked = false,
}: {
  readonly applications: Candidate['applications'];
  readonly linked?: boolean;
}) {
  const { t, format } = useCandidateWords();
  const [search] = useSearchParams();
  /** The same page with another person open. */
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(search);
    next.set('application', id);
    return `?${next.toString()}`;
  };
  return (
    <ul className="grid gap-1 text-sm">
      {applications.map((one) => {
        const title = t('application', { job: one.job_title, place: one.location_name });
        return (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-3">
            {linked ? (
              <Link
                to={addressOf(one.id)}
                preventScrollReset
                className={`${TEXT_LINK} inline-flex items-center break-words phone:min-h-11`}
              >
                {title}
              </Link>
            ) : (
              <span className="break-words">{title}</span>
            )}
            <span className="text-ink-2">
              {t(`stage.${one.stage}`)}
              {' · '}
              {format.instantDate(one.applied_at, deviceZone(), 'short')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
