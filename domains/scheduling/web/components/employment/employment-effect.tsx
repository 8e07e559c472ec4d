import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import type { EmploymentEffect as Change } from '@hearth/domains/team/slots';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { previewEmploymentChange } from '../../../contract/touched-endpoints.ts';
import en from './en.json' with { type: 'json' };

const SHOWN = 6;
const REASONS = ['AFTER_LAST_DAY', 'LOCATION_LEFT', 'POSITION_NOT_HELD'] as const;

/** Which weeks have shifts that a change of an employment leaves behind, with links to them. Nothing is changed by looking. */
export function EmploymentEffect({ employeeId, from, lastDay, locationIds, positionIds }: Change) {
  const { t } = usePhrases('scheduling-employment', en);
  const { date } = useFormat();
  const brand = useBrand();
  const read = useCall(
    previewEmploymentChange,
    {
      params: { id: brand.id, employee_id: employeeId },
      query: {
        from,
        ...(lastDay === null ? {} : { last_day: lastDay }),
        ...(locationIds === null ? {} : { location_ids: [...locationIds] }),
        ...(positionIds === null || positionIds.length === 0 ? {} : { position_ids: [...positionIds] }),
      },
    },
    { keepPrevious: true },
  );
  if (read.isError) return <p className="text-ink-2">{t('failed')}</p>;
  if (read.data === undefined) return <p role="status">{t('checking')}</p>;
  const { weeks } = read.data;
  if (weeks.length === 0)
    return (
      <p role="status" className="text-ink-2">
        {t('none')}
      </p>
    );
  return (
    <div role="status" className="grid gap-3">
      {REASONS.map((why) => {
        const found = weeks.filter((week) => week.why === why);
        if (found.length === 0) return null;
        return (
          <Alert key={why} tone="warn" title={t(why)}>
            <ul className="grid gap-1">
              {found.slice(0, SHOWN).map(({ location_id: place, location_name: name, week, shifts, published }) => (
                <li key={`${place} ${week}`}>
                  <Link to={`/schedule?gid=${place}&date=${week}`} target="_blank" className={TEXT_LINK}>
                    {t('week', { place: name, day: date(week, 'long') })}
                  </Link>
                  {': '}
                  {t('count', { count: shifts })}
                  {published > 0 && <> ({t('published', { count: published })})</>}
                </li>
              ))}
              {found.length > SHOWN && <li>{t('more', { count: found.length - SHOWN })}</li>}
            </ul>
          </Alert>
        );
      })}
    </div>
  );
}
