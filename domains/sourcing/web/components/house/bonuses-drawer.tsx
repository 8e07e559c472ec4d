import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { saveFile } from '@hearth/client/browser/save-file';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { toasts } from '@hearth/ui/toast';
import { Download, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { exportBonuses, listBonuses } from '../../../contract/endpoints.ts';
import { REFERRAL_CHANGED } from '../../../contract/events.ts';
import { BonusRow } from './bonus-row.tsx';
import { RulesPart } from './rules-part.tsx';
import { useEmployerWords } from './words.ts';

const SHOWS = ['DECIDE', 'PAY', 'WAIT', 'OVER'] as const;
const STEP = 30;
const MOST = 100;

/** Earned bonuses at the current brand and below, and its bonus rules. */
export function BonusesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t, problem } = useEmployerWords();
  const client = useClient();
  const brand = useBrand();
  const [show, setShow] = useState<(typeof SHOWS)[number]>('DECIDE');
  const [limit, setLimit] = useState(STEP);
  const [saving, setSaving] = useState(false);
  const params = { id: brand.id };
  const list = useCall(listBonuses, { params, query: { show, limit: String(limit) } }, { keepPrevious: true });
  useReadAgainOn([REFERRAL_CHANGED], [listBonuses]);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const response = await client.raw(exportBonuses, { params, query: { show } });
      saveFile(await response.blob(), `${t('bon.fileName')}.csv`);
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Drawer open onClose={onClose} title={t('bon.title')} closeLabel={t('close')} size="lg">
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl
            label={t('bon.show')}
            value={show}
            onChange={(next) => {
              setShow(next);
              setLimit(STEP);
            }}
            segments={SHOWS.map((value) => ({ value, label: t(`bon.shows.${value}`) }))}
          />
          <Button icon={<Icon of={Download} />} busy={saving} onClick={() => void save()}>
            {t('bon.export')}
          </Button>
        </div>
        <Resource
          of={list}
          rows={4}
          problem={problem}
          isEmpty={({ bonuses }) => bonuses.length === 0}
          empty={<EmptyState icon={<Icon of={HandCoins} size={24} />} title={t('bon.empty')} />}
        >
          {({ bonuses, next }) => (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {bonuses.map((bonus) => (
                  <BonusRow key={bonus.id} bonus={bonus} />
                ))}
              </ul>
              {next !== null && limit < MOST && <Button onClick={() => setLimit(MOST)}>{t('more')}</Button>}
            </>
          )}
        </Resource>
        <RulesPart jobId={null} />
      </div>
    </Drawer>
  );
}
