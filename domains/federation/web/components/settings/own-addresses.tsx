import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Card } from '@hearth/ui/card';
import { getOwnAddresses } from '../../../contract/setup-endpoints.ts';
import { CopyLine } from './copy-line.tsx';
import { useWords } from './words.ts';

/** Our URLs to register at the provider. */
export function OwnAddresses() {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const own = useCall(getOwnAddresses, { params: { id: groupId } });
  return (
    <Card title={t('own.title')}>
      <p className="mb-3 text-ink-2">{t('own.lead')}</p>
      <Resource of={own} rows={3} failed={t('page.failed')} problem={problem}>
        {(addresses) => (
          <dl className="grid gap-3">
            <CopyLine label={t('own.redirect')} value={addresses.redirect_uri} />
            <CopyLine label={t('own.entity')} value={addresses.entity_id} />
            <CopyLine label={t('own.acs')} value={addresses.assertion_address} />
          </dl>
        )}
      </Resource>
    </Card>
  );
}
