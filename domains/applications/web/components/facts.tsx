import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import type { ReactNode } from 'react';
import type { Application, DayPart } from '../../contract/schemas.ts';
import en from '../en.json' with { type: 'json' };

const PARTS: readonly DayPart[] = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'];
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

/** What somebody said of themselves, without any judgement on it. */
export function Facts({ application }: { application: Application }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Fact name={t('panel.hours')}>
        {application.hours_per_week === null ? t('panel.unknown') : format.number(application.hours_per_week)}
      </Fact>
      <Fact name={t('panel.start')}>
        {application.can_start_on === null ? t('panel.unknown') : format.date(application.can_start_on)}
      </Fact>
      <Fact name={t('panel.phone')}>
        {application.phone === '' ? (
          t('panel.unknown')
        ) : (
          <a href={`tel:${application.phone.replaceAll(' ', '')}`} dir="ltr" className="text-accent-ink underline">
            {application.phone}
          </a>
        )}
      </Fact>
      <Fact name={t('panel.email')}>
        <a href={`mailto:${application.email}`} dir="ltr" className="text-accent-ink underline">
          {application.email}
        </a>
      </Fact>
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
            <th key={day} scope="col" abbr={format.weekday(day)} className="pb-1 font-normal text-ink-2">
              {format.weekday(day, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row" className="pe-2 text-start font-normal text-ink-2">
              {t(`part.${part}`)}
            </th>
            {DAYS.map((day) => (
              <td key={day} className="p-0.5">
                <span
                  className={`block h-5 rounded-sm ${has(day, part) ? 'bg-bar-soft text-bar' : 'bg-sunken text-transparent'}`}
                >
                  <span aria-hidden="true">{has(day, part) ? '✓' : ''}</span>
                  <span className="sr-only">{has(day, part) ? '✓' : '–'}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
