import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { listEmployeeConversations } from '../../../contract/person-endpoints.ts';
import { usePersonWords } from './words.ts';

/** The conversations that led to an employment, read only; empty without any or without access. */
export function EmployeeConversations({ employeeId }: { employeeId: string }) {
  const { t } = usePersonWords();
  const format = useFormat();
  const brand = useBrand();
  const { data } = useCall(
    listEmployeeConversations,
    { params: { id: brand.id, employee_id: employeeId } },
    { enabled: hasPermission(brand, 'VIEW_MESSAGES') },
  );
  if (data === undefined || data.conversations.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-base font-bold">{t('employee')}</h4>
      <ul className="grid gap-2">
        {data.conversations.map(({ id, job_title: job, location_name: place, last_message_at: at }) => (
          <li key={id}>
            <Link to={`/messages/${id}`} className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
              <bdi>{t('about', { job, place })}</bdi>
            </Link>
            {at !== null && (
              <span className="block text-sm text-ink-2">
                {t('last', { day: format.instantDate(at, deviceZone(), 'long') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
