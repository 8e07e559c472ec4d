import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { Tablet } from 'lucide-react';
import { useState } from 'react';
import { listKiosks } from '../../../contract/kiosk-endpoints.ts';
import type { Kiosk } from '../../../contract/kiosk-schemas.ts';
import { AddTablet } from './add-tablet.tsx';
import { RemoveTablet } from './remove-tablet.tsx';
import { useTabletWords } from './words.ts';

const TONES = { UNPAIRED: 'neutral', PAIRED: 'ok', REVOKED: 'neutral' } as const;

/** The shared tablets of a location: added with a code, and removed. */
export function TabletList({
  brandId,
  isAdding,
  onAdded,
}: {
  brandId: string;
  isAdding: boolean;
  onAdded: () => void;
}) {
  const { t, problem } = useTabletWords();
  const list = useCall(listKiosks, { params: { id: brandId } });
  const [code, setCode] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Kiosk | null>(null);
  const address = `${location.origin}/kiosk`;
  /** By then the tablet is most likely paired, and no event says so. */
  const closeCode = (): void => {
    setCode(null);
    void list.refetch();
  };
  return (
    <Card flush>
      <Resource
        of={list}
        rows={3}
        problem={problem}
        isEmpty={({ kiosks }) => kiosks.length === 0}
        empty={
          <EmptyState icon={<Icon of={Tablet} size={24} />} title={t('none')}>
            {t('noneText', { address })}
          </EmptyState>
        }
      >
        {({ kiosks }) => (
          <ul className="divide-y divide-line">
            {kiosks.map((one) => (
              <TabletLine key={one.id} tablet={one} onRemove={() => setRemoved(one)} />
            ))}
          </ul>
        )}
      </Resource>
      {isAdding && (
        <AddTablet
          brandId={brandId}
          onClose={onAdded}
          onCode={(made) => {
            setCode(made);
            onAdded();
          }}
        />
      )}
      {code !== null && (
        <Modal
          open
          size="sm"
          title={t('code.title')}
          closeLabel={t('close')}
          onClose={closeCode}
          footer={
            <Button variant="primary" onClick={closeCode}>
              {t('code.done')}
            </Button>
          }
        >
          <div className="grid gap-4">
            <p>{t('code.lead', { address })}</p>
            <p className="text-center text-4xl font-bold tracking-wider tabular-nums" dir="ltr">
              {code}
            </p>
          </div>
        </Modal>
      )}
      {removed !== null && <RemoveTablet brandId={brandId} tablet={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}

function TabletLine({ tablet, onRemove }: { tablet: Kiosk; onRemove: () => void }) {
  const { t, format } = useTabletWords();
  const when = (at: string): string => format.instant(at, deviceZone());
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 flex-1 font-bold">{tablet.name}</span>
        <Badge tone={TONES[tablet.state]}>{t(`states.${tablet.state}`)}</Badge>
        {tablet.last_seen_at !== null && (
          <span className="text-sm text-ink-2">{t('seen', { when: when(tablet.last_seen_at) })}</span>
        )}
        {tablet.state !== 'REVOKED' && (
          <Button size="sm" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
      {tablet.suspect_from !== null && (
        <Alert tone="warn">{t(tablet.is_doubted ? 'doubted' : 'lost', { when: when(tablet.suspect_from) })}</Alert>
      )}
    </li>
  );
}
