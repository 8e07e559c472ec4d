import { useFormat } from '@hearth/i18n/use-format';
import { LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayPart } from '@hearth/domains/profiles/schemas';
import type { Application } from '../../../contract/schemas.ts';
import en from '../../en.json' with { type: 'json' };
import { useShortDays } from '../../use-short-days.ts';

const PARTS: readonly DayPart[] = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'];
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** A candidate's own statements, without judgement. */
export function Facts({ application }: { application: Application }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const shortDays = useShortDays();
  const unknown = <span className="text-ink-2">{t('panel.unknown')}</span>;
  return (
    <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5">
      <Fact name={t('panel.days')}>{shortDays(application.availability) ?? unknown}</Fact>
      <Fact name={t('panel.hours')}>
        {application.hours_per_week === null ? unknown : format.number(application.hours_per_week)}
      </Fact>
      <Fact name={t('panel.start')}>
        {application.can_start_on === null ? unknown : format.date(application.can_start_on, 'weekday')}
      </Fact>
      <Fact name={t('panel.language')}>{LANGUAGE_NAMES[application.language]}</Fact>
      <Fact name={t('panel.phone')} wide>
        {application.phone === '' ? (
          unknown
        ) : (
          <a href={`tel:${application.phone.replaceAll(' ', '')}`} dir="ltr" className={TEXT_LINK}>
            {application.phone}
          </a>
        )}
      </Fact>
      <div className="col-span-3 min-w-0">
        <dt className="text-sm text-ink-2">{t('panel.email')}</dt>
        <dd className="truncate">
          {application.email === '' ? (
            unknown
          ) : (
            <a href={`mailto:${application.email}`} dir="ltr" className={TEXT_LINK}>
              {application.email}
            </a>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** A week of availability as a small table: parts of the day by days. */
export function AvailabilityTable({ availability }: { availability: Application['availability'] }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const has = (weekday: number, part: DayPart): boolean =>
    availability.some((slot) => slot.weekday === weekday && slot.part === part);
  return (
    <table className="w-full table-fixed text-center text-xs">
      <thead>
        <tr>
          <td className="w-20" />
          {DAYS.map((day) => (
            <th key={day} scope="col" abbr={format.weekday(day)} className="truncate pb-1 font-normal text-ink-2">
              {format.weekday(day, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row" className="truncate pe-2 text-start font-normal text-ink-2">
              {t(`part.${part}`)}
            </th>
            {DAYS.map((day) => (
              <td key={day} className="p-0.5">
                <span
                  className={`grid h-5 place-items-center rounded-sm ${has(day, part) ? 'bg-accent-soft text-accent-ink' : 'bg-sunken'}`}
                >
                  {has(day, part) ? (
                    <Icon of={Check} size={12} label={t('panel.can')} />
                  ) : (
                    <span className="sr-only">{t('panel.cannot')}</span>
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
