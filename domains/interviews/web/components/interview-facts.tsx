import { Icon } from '@hearth/ui/icon';
import type { LucideIcon } from 'lucide-react';
import { Clock, Info, MapPin, UserRound } from 'lucide-react';
import type { OwnInterview } from '../../contract/schemas.ts';
import { kindIcon } from '../kinds.ts';
import { useWords } from '../words.ts';

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
            <dd dir="auto" className="min-w-0 break-words whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  );
}
