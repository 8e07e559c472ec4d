import { usePerson } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MapBrand } from './use-map-brands.ts';
import { useMapWords, useBrandNote } from './words.ts';

/** The location that was chosen on the map, and the way into it: opening it ends the map mode. */
export function ChosenBrand({ brand }: { brand: MapBrand }) {
  const { t } = useMapWords();
  const noteOf = useBrandNote();
  const { chooseBrand } = usePerson();
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    await chooseBrand(brand.id).finally(() => setOpening(false));
    await navigate('/dashboard');
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <div className="me-auto min-w-0" role="status">
          <p dir="auto" className="truncate text-start font-bold">
            {brand.name}
          </p>
          <p className="text-sm text-ink-2">{noteOf(brand)}</p>
          {brand.latitude === null && <p className="text-sm text-warn">{t('noPin')}</p>}
        </div>
        <Button variant="primary" busy={opening} onClick={() => void open()}>
          {t('open')}
        </Button>
      </div>
    </Card>
  );
}
