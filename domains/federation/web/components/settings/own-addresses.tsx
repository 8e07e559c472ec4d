import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Card } from '@hearth/ui/card';
import { getOwnAddresses } from '../../../contract/setup-endpoints.ts';
import { CopyLine } from './copy-line.tsx';
import { LoadFailed } from './load-failed.tsx';
import { useWords } from './words.ts';

/** What is written down at the provider, so that it knows us. */
export function OwnAddresses() {
  const { t } = useWords();
  const { groupId } = useBrand();
  const own = useCall(getOwnAddresses, { params: { id: groupId } });
  return (
    <Card title={t('own.title')}>
      <p className="mb-3 text-ink-2">{t('own.lead')}</p>
      {own.error !== null && <LoadFailed of={own} />}
      {own.data !== undefined && (
        <dl className="grid gap-3">
          <CopyLine label={t('own.redirect')} value={own.data.redirect_uri} />
          <CopyLine label={t('own.entity')} value={own.data.entity_id} />
          <CopyLine label={t('own.acs')} value={own.data.assertion_address} />
        </dl>
      )}
    </Card>
  );
}
