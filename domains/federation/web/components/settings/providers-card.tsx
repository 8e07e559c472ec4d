import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Card, CardRow } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook, TEXT_LINK } from '@hearth/ui/link-button';
import { KeyRound, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { listProviders } from '../../../contract/endpoints.ts';
import { PROVIDERS } from './paths.ts';
import { useWords } from './words.ts';

/** The identity providers of the group. */
export function ProvidersCard() {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const list = useCall(listProviders, { params: { id: groupId } });
  const none = list.data?.length === 0;
  const add = (size: 'sm' | 'lg') => (
    <Link to={`${PROVIDERS}/new`} className={linkButtonLook('primary', size)}>
      <Icon of={Plus} />
      {t('providers.add')}
    </Link>
  );
  return (
    <Card title={t('providers.title')} flush action={list.data !== undefined && !none && add('sm')}>
      <Resource
        of={list}
        rows={2}
        failed={t('page.failed')}
        problem={problem}
        isEmpty={(providers) => providers.length === 0}
        empty={
          <EmptyState icon={<Icon of={KeyRound} size={24} />} title={t('providers.none')} action={add('lg')}>
            {t('providers.noneText')}
          </EmptyState>
        }
      >
        {(providers) =>
          providers.map((provider) => (
            <CardRow key={provider.id} className="flex-wrap">
              <div className="min-w-0 flex-1 basis-60">
                <Link
                  to={`${PROVIDERS}/${provider.id}`}
                  className={`inline-flex items-center font-bold phone:min-h-11 ${TEXT_LINK}`}
                >
                  <bdi>{provider.name}</bdi>
                </Link>
                <p className="text-sm text-ink-2">
                  <bdi dir="ltr" className="break-all">
                    {provider.email_domains.join(', ')}
                  </bdi>
                </p>
              </div>
              <Badge>{t(`kind.${provider.kind}`)}</Badge>
              <Badge tone={provider.is_enabled ? 'ok' : 'neutral'}>
                {provider.is_enabled ? t('providers.on') : t('providers.off')}
              </Badge>
            </CardRow>
          ))
        }
      </Resource>
    </Card>
  );
}
