import { Slot } from '@hearth/client/slots';
import type { SlotId } from '@hearth/client/slots';
import { usePhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { BulkBar } from '@hearth/ui/data-table';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StageRef, PipelineSteps } from '../../../rules/steps.ts';
import { keyOf, openPlaces } from '../../../rules/steps.ts';
import base from '../../en.json' with { type: 'json' };
import { useStageNames } from '../../state/place-names.ts';
import { STAGE_ICONS } from '../../stage-icons.ts';
import type { HiringRights } from '../card-menu.tsx';
import { MESSAGE_SELECTED, POOL_SELECTED } from '../../slots.ts';
import type { SelectionDialogProps } from '../../slots.ts';
import en from './en.json' with { type: 'json' };

const MoveManyDialog = lazy(async () => ({
  default: (await import('../moves/move-many-dialog.tsx')).MoveManyDialog,
}));

/** Actions on the selected candidates. */
export function ChosenBar({
  brandId,
  ids,
  steps,
  full,
  rights,
  onClear,
}: {
  brandId: string;
  ids: readonly string[];
  /** The steps of the post that all of them applied for, where it has any. */
  steps: PipelineSteps;
  /** As many are chosen as can be moved at once. */
  full: boolean;
  rights: HiringRights;
  onClear: () => void;
}) {
  const { t } = usePhrases('applications-list', en);
  const { t: words } = usePhrases('applications', base);
  const [to, setTo] = useState<StageRef | null>(null);
  const nameOf = useStageNames();
  const [opened, setOpened] = useState<SlotId<SelectionDialogProps> | null>(null);
  const count = { count: ids.length };
  return (
    <>
      <BulkBar
        countText={full ? t('chosenMost', count) : t('chosen', count)}
        clearLabel={t('clear')}
        onClear={onClear}
        actions={
          rights.move && (
            <>
              <MenuButton
                label={words('panel.moveTo')}
                trigger={<Button iconEnd={<Icon of={ChevronDown} />}>{words('panel.moveTo')}</Button>}
                entries={openPlaces(steps).map((place) => ({
                  id: keyOf(place),
                  label: nameOf(place, steps),
                  icon: <Icon of={STAGE_ICONS[place.stage]} />,
                  onSelect: () => setTo(place),
                }))}
              />
              {rights.write && <Button onClick={() => setOpened(MESSAGE_SELECTED)}>{t('write')}</Button>}
              <Button onClick={() => setOpened(POOL_SELECTED)}>{t('toPool')}</Button>
              <Button variant="danger" onClick={() => setTo({ stage: 'REJECTED', step_id: null })}>
                {words('panel.reject')}
              </Button>
            </>
          )
        }
      />
      {opened !== null && (
        <Slot of={opened} with={{ applicationIds: ids, onClose: () => setOpened(null), onDone: onClear }} />
      )}
      {to !== null && (
        <Suspense fallback={null}>
          <MoveManyDialog
            brandId={brandId}
            whom={{ application_ids: [...ids] }}
            to={to}
            steps={steps}
            onClose={() => setTo(null)}
            onDone={() => {
              setTo(null);
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
