import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { checkRehire } from '../../contract/endpoints.ts';
import type { FormerEmployment } from '../../contract/schemas.ts';
import { useCandidateWords } from '../words.ts';

/** Shows former employments and notes to those who may see them, else nothing. Nothing for others. */
export function RehireCheck({ applicationId }: { readonly applicationId: string }) {
  const brand = useBrand();
  return hasPermission(brand, 'MANAGE_REHIRE') ? <Found brandId={brand.id} applicationId={applicationId} /> : null;
}

function Found({ brandId, applicationId }: { brandId: string; applicationId: string }) {
  const { t } = useCandidateWords();
  const { data } = useCall(checkRehire, { params: { id: brandId, application_id: applicationId } });
  const former = data?.former ?? [];
  if (former.length === 0) return null;
  const isBlocked = former.some((one) => one.blocked_from_rehire !== null);
  return (
    <section className="border-b border-line p-4">
      <Alert tone={isBlocked ? 'warn' : 'info'} title={t(isBlocked ? 'rehire.title' : 'rehire.former')}>
        <div className="grid gap-2">
          {former.map((one) => (
            <Employment key={one.employee_id} one={one} />
          ))}
          {isBlocked && <p>{t('rehire.text')}</p>}
        </div>
      </Alert>
    </section>
  );
}

function Employment({ one }: { one: FormerEmployment }) {
  const { t, format } = useCandidateWords();
  const block = one.blocked_from_rehire;
  return (
    <div className="grid gap-1">
      <p>
        {t('rehire.work', {
          position: one.position_name ?? t('none'),
          place: one.location_name,
          date: one.end_date === null ? t('none') : format.date(one.end_date),
        })}
      </p>
      {block !== null && (
        <>
          <p dir="auto" className="text-start break-words whitespace-pre-wrap">
            {block.reason}
          </p>
          <p>{t('rehire.by', { date: format.instantDate(block.at, deviceZone()), who: block.by_name })}</p>
          {block.appeal !== '' && (
            <p className="break-words whitespace-pre-wrap">{t('rehire.appeal', { appeal: block.appeal })}</p>
          )}
        </>
      )}
    </div>
  );
}
