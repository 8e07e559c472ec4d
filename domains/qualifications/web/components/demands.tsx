import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { ClipboardCheck, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listDemands, removeDemand } from '../../contract/endpoints.ts';
import type { Demand } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { DemandDialog } from './demand-dialog.tsx';

type Step = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly demand: Demand };

const TONES = { block: 'bad', consent: 'warn', warn: 'neutral' } as const;

/** What positions require at the brand in view, by position. */
export function Demands({ onSetUp }: { readonly onSetUp: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const maySet = hasPermission(brand, 'MANAGE_BRAND');
  const demands = useCall(listDemands, { params: { id: brand.id } });
  const [step, setStep] = useState<Step | null>(null);
  const stop = (): void => setStep(null);
  const add = maySet && (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setStep({ kind: 'add' })}>
      {t('demands.add')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Resource
        of={demands}
        rows={5}
        failed={t('demands.failed')}
        problem={problem}
        isEmpty={(data) => data.demands.length === 0}
        empty={
          <EmptyState icon={<Icon of={ClipboardCheck} size={24} />} title={t('demands.none')} action={add}>
            {t('demands.noneNote')}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <p className="me-auto text-ink-2">{t('demands.note')}</p>
              {add}
            </div>
            {[...Map.groupBy(data.demands, (demand) => demand.position_id)].map(([id, ofPosition]) => (
              <Card key={id} flush title={<bdi>{ofPosition[0]?.position_name}</bdi>}>
                <ul className="divide-y divide-line">
                  {ofPosition.map((demand) => (
                    <Row key={demand.id} demand={demand} maySet={maySet} onStep={setStep} />
                  ))}
                </ul>
              </Card>
            ))}
          </>
        )}
      </Resource>
      {step?.kind === 'add' && <DemandDialog onSetUp={onSetUp} onClose={stop} />}
      {step?.kind === 'edit' && <DemandDialog demand={step.demand} onSetUp={onSetUp} onClose={stop} />}
      {step?.kind === 'remove' && <RemoveDialog demand={step.demand} onClose={stop} />}
    </div>
  );
}

/** A qualification with the level that is required of it. */
export function useDemandName(): (demand: Pick<Demand, 'qualification_name' | 'level_name'>) => string {
  const { t } = useWords();
  return ({ qualification_name: qualification, level_name: level }) =>
    level === null ? qualification : t('demands.of', { qualification, level });
}

function Row({
  demand,
  maySet,
  onStep,
}: {
  readonly demand: Demand;
  readonly maySet: boolean;
  readonly onStep: (step: Step) => void;
}) {
  const { t } = useWords();
  const name = useDemandName()(demand);
  const label = t('catalogue.actions', { name });
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        {!demand.is_own && (
          <p className="text-sm text-ink-2">{t('catalogue.inherited', { brand: demand.brand_name })}</p>
        )}
      </div>
      <Badge tone={TONES[demand.strictness]}>{t(`demands.strict.${demand.strictness}`)}</Badge>
      {maySet && demand.is_own && (
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={20} />} />}
          entries={[
            {
              id: 'edit',
              label: t('catalogue.edit'),
              icon: <Icon of={Pencil} />,
              onSelect: () => onStep({ kind: 'edit', demand }),
            },
            {
              id: 'remove',
              label: t('demands.remove'),
              icon: <Icon of={Trash2} />,
              onSelect: () => onStep({ kind: 'remove', demand }),
            },
          ]}
        />
      )}
    </li>
  );
}

function RemoveDialog({ demand, onClose }: { readonly demand: Demand; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const remove = useSend(removeDemand, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('demands.removed') });
      onClose();
    },
  });
  const { id, brand_id: brandId, version } = demand;
  return (
    <ConfirmDialog
      title={t('demands.removeTitle')}
      confirm={t('demands.remove')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={remove.isPending}
      problem={remove.error === null ? null : problem(remove.error)}
      onConfirm={() => remove.mutate({ params: { id: brandId, demand_id: id }, body: { version } })}
      onClose={onClose}
    >
      {t('demands.removeText')}
    </ConfirmDialog>
  );
}
