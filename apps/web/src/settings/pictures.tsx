import { useConnection } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey, useCall } from '@hearth/client/query';
import { getScheme } from '@hearth/domains/core/contract';
import { BrandPictureDialog, photoAddress } from '@hearth/domains/media/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Card } from './card.tsx';
import en from './phrases/en.json';

const SHAPES = ['square', 'rectangle'] as const;

/** The pictures that stand for a brand. */
export function Pictures() {
  const { t } = usePhrases('settings', en);
  const brand = useBrand();
  const cache = useQueryClient();
  const { mediaServers } = useConnection();
  const { data } = useCall(getScheme, { params: { id: brand.id } });
  const [shape, setShape] = useState<(typeof SHAPES)[number] | null>(null);
  const pictures = { square: data?.profile_image, rectangle: data?.rectangle_profile_image };
  return (
    <Card title={t('pictures.title')} note={t('pictures.note')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {SHAPES.map((each) => {
          const picture = pictures[each] ?? null;
          return (
            <li key={each} className="flex items-center gap-4">
              {picture === null ? (
                <span aria-hidden className="size-20 shrink-0 rounded-md border border-dashed border-line-field" />
              ) : (
                <img
                  src={photoAddress(picture, mediaServers)}
                  alt=""
                  className="size-20 shrink-0 rounded-md border border-line object-cover"
                />
              )}
              <div className="grid justify-items-start gap-1">
                <h3 className="font-bold">{t(`pictures.${each}`)}</h3>
                <Button size="sm" onClick={() => setShape(each)}>
                  {t(picture === null ? `pictures.add.${each}` : `pictures.change.${each}`)}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {shape !== null && (
        <Suspense>
          <BrandPictureDialog
            brandId={brand.id}
            shape={shape}
            title={t(`pictures.${shape}`)}
            onSaved={() => cache.invalidateQueries({ queryKey: callKey(getScheme) })}
            onClose={() => setShape(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}
