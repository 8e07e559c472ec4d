import { useConnection } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getScheme } from '@hearth/domains/core/contract';
import { BrandPictureDialog, photoAddress } from '@hearth/domains/media/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { Suspense, useState } from 'react';
import { Card } from './card.tsx';
import en from './phrases/en.json';

/** The picture that stands for a brand. */
export function Logo() {
  const { t } = usePhrases('settings', en);
  const brand = useBrand();
  const { mediaServers } = useConnection();
  const { data } = useCall(getScheme, { params: { id: brand.id } });
  const [asked, setAsked] = useState(false);
  const logo = data?.profile_image ?? null;
  return (
    <Card title={t('logo.title')} note={t('logo.note')}>
      <div className="flex items-center gap-4">
        {logo === null ? (
          <span aria-hidden className="size-20 shrink-0 rounded-md border border-dashed border-line-field" />
        ) : (
          <img
            src={photoAddress(logo, mediaServers)}
            alt={t('logo.title')}
            className="size-20 shrink-0 rounded-md border border-line object-cover"
          />
        )}
        <Button onClick={() => setAsked(true)}>{t(logo === null ? 'logo.add' : 'logo.change')}</Button>
      </div>
      {asked && (
        <Suspense>
          <BrandPictureDialog
            brandId={brand.id}
            shape="square"
            title={t('logo.title')}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
