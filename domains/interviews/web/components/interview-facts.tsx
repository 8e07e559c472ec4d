import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import type { LucideIcon } from 'lucide-react';
import { Clock, Info, MapPin, UserRound } from 'lucide-react';
import type { OwnInterview } from '../../contract/schemas.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';

/** The kinds whose candidate goes to the location. */
const MET_THERE: ReadonlySet<OwnInterview['kind']> = new Set(['IN_PERSON', 'GROUP', 'TRIAL_SHIFT']);

/** Time, place, kind and hosts of an interview, for its candidate. */
export function InterviewFacts({ interview }: { interview: OwnInterview }) {
  const { t, format } = useWords();
  const { starts_at: startsAt, time_zone: zone } = interview;
  const place = [interview.location_name, interview.address, interview.room].filter((part) => part !== '');
  const lines: readonly (readonly [icon: LucideIcon, label: string, text: string])[] = [
    [Clock, t('book.when'), startsAt === null ? '' : format.instant(startsAt, zone, 'full')],
    [
      kindIcon(interview.kind),
      t('book.how'),
      t('book.kindAndLength', {
        kind: t(`kinds.${interview.kind}`),
        minutes: format.number(interview.minutes),
      }),
    ],
    [MapPin, t('book.where'), place.join(', ')],
    [UserRound, t('book.who'), format.list(interview.hosts)],
    [Info, t('book.details'), interview.details],
  ];
  return (
    <dl className="grid gap-2">
      {lines
        .filter(([, , text]) => text !== '')
        .map(([icon, label, text]) => (
          <div key={label} className="flex items-start gap-3">
            <dt className="mt-0.5">
              <Icon of={icon} label={label} />
            </dt>
            <dd className="min-w-0 break-words whitespace-pre-line">
              <span dir="auto">{text}</span>
              {icon === MapPin && interview.address !== '' && MET_THERE.has(interview.kind) && (
                <>
                  {' '}
                  <a
                    className={TEXT_LINK}
                    href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(interview.address)}`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('book.map')}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
