import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Archive, BadgeCheck, Ellipsis, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { archiveQualification, listQualifications } from '../../contract/endpoints.ts';
import type { Qualification } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { QualificationDialog } from './qualification-dialog.tsx';
import { StartersDialog } from './starters-dialog.tsx';

type Step =
  | { readonly kind: 'add' | 'starters' }
  | { readonly kind: 'edit' | 'archive'; readonly qualification: Qualification };

/** What people of the brand in view can have: its own, which can be edited here, and inherited ones. */
export function Catalogue() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const maySet = hasPermission(brand, 'MANAGE_BRAND');
  const [archived, setArchived] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const stop = (): void => setStep(null);
  const catalogue = useCall(listQualifications, {
    params: { id: brand.id },
    query: archived ? { archived: 'true' } : {},
  });
  const starters = catalogue.data?.starters ?? [];
  const buttons = (
    <>
      {starters.length > 0 && <Button onClick={() => setStep({ kind: 'starters' })}>{t('starters.open')}</Button>}
      <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setStep({ kind: 'add' })}>
        {t('catalogue.add')}
      </Button>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {maySet && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="me-auto">
            <Checkbox
              label={t('catalogue.showArchived')}
              checked={archived}
              onChange={({ target }) => setArchived(target.checked)}
            />
          </span>
          {buttons}
        </div>
      )}
      <Resource
        of={catalogue}
        rows={6}
        failed={t('catalogue.failed')}
        problem={problem}
        isEmpty={({ qualifications }) => qualifications.length === 0}
        empty={
          <EmptyState
            icon={<Icon of={BadgeCheck} size={24} />}
            title={t(archived ? 'catalogue.noArchived' : 'catalogue.none')}
            action={
              maySet && !archived ? (
                <Button variant="primary" onClick={() => setStep({ kind: 'starters' })}>
                  {t('starters.open')}
                </Button>
              ) : undefined
            }
          >
            {!archived && t('catalogue.noneNote')}
          </EmptyState>
        }
      >
        {({ qualifications }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {qualifications.map((qualification) => (
              <Row key={qualification.id} qualification={qualification} maySet={maySet} onStep={setStep} />
            ))}
          </ul>
        )}
      </Resource>
      {step?.kind === 'add' && <QualificationDialog onClose={stop} />}
      {step?.kind === 'edit' && <QualificationDialog qualification={step.qualification} onClose={stop} />}
      {step?.kind === 'archive' && <ArchiveDialog qualification={step.qualification} onClose={stop} />}
      {step?.kind === 'starters' && <StartersDialog starters={starters} onClose={stop} />}
    </div>
  );
}

function Row({
  qualification,
  maySet,
  onStep,
}: {
  readonly qualification: Qualification;
  readonly maySet: boolean;
  readonly onStep: (step: Step) => void;
}) {
  const { t, problem } = useWords();
  const { name, kind, level_names: levels, months_valid: months, is_own: isOwn, version } = qualification;
  const label = t('catalogue.actions', { name });
  const restore = useSend(archiveQualification, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('catalogue.restored') }),
  });
  const facts = [
    t(`kind.${kind}`),
    kind === 'SKILL'
      ? levels.join(', ')
      : months === null
        ? t('catalogue.forGood')
        : t('catalogue.months', { count: months }),
    qualification.authority,
    isOwn ? '' : t('catalogue.inherited', { brand: qualification.brand_name }),
  ].filter((fact) => fact !== '');
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-bold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">{facts.join(' · ')}</p>
        {restore.error !== null && <Alert tone="bad">{problem(restore.error)}</Alert>}
      </div>
      {maySet && isOwn && qualification.archived_at !== null && (
        <Button
          size="sm"
          busy={restore.isPending}
          onClick={() =>
            restore.mutate({
              params: { id: qualification.brand_id, qualification_id: qualification.id },
              body: { archived: false, version },
            })
          }
        >
          {t('catalogue.restore')}
        </Button>
      )}
      {maySet && isOwn && qualification.archived_at === null && (
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={20} />} />}
          entries={[
            {
              id: 'edit',
              label: t('catalogue.edit'),
              icon: <Icon of={Pencil} />,
              onSelect: () => onStep({ kind: 'edit', qualification }),
            },
            {
              id: 'archive',
              label: t('catalogue.archive'),
              icon: <Icon of={Archive} />,
              onSelect: () => onStep({ kind: 'archive', qualification }),
            },
          ]}
        />
      )}
    </li>
  );
}

function ArchiveDialog({
  qualification,
  onClose,
}: {
  readonly qualification: Qualification;
  readonly onClose: () => void;
}) {
  const { t, problem } = useWords();
  const { id, brand_id: brandId, name, version } = qualification;
  const archive = useSend(archiveQualification, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('catalogue.archived') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('catalogue.archiveTitle', { name })}
      confirm={t('catalogue.archive')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={archive.isPending}
      problem={archive.error === null ? null : problem(archive.error)}
      onConfirm={() =>
        archive.mutate({ params: { id: brandId, qualification_id: id }, body: { archived: true, version } })
      }
      onClose={onClose}
    >
      {t('catalogue.archiveText')}
    </ConfirmDialog>
  );
}
