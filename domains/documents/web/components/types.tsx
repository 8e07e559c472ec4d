import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Archive, FileText, Ellipsis, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { archiveDocumentType, listDocumentTypes } from '../../contract/endpoints.ts';
import { TYPES_CHANGED } from '../../contract/events.ts';
import type { DocumentType } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { TypeDialog } from './type-dialog.tsx';
import { StartersDialog } from './starters-dialog.tsx';

type Step = { readonly kind: 'add' | 'starters' } | { readonly kind: 'edit' | 'archive'; readonly type: DocumentType };

/** What people of the brand in view can have: its own, which can be edited here, and inherited ones. */
export function Types() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const maySet = hasPermission(brand, 'MANAGE_BRAND');
  const [archived, setArchived] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  const stop = (): void => setStep(null);
  const types = useCall(listDocumentTypes, {
    params: { id: brand.id },
    query: archived ? { archived: 'true' } : {},
  });
  useReadAgainOn([TYPES_CHANGED], [listDocumentTypes]);
  const starters = types.data?.starters ?? [];
  const buttons = (
    <>
      {starters.length > 0 && <Button onClick={() => setStep({ kind: 'starters' })}>{t('starters.open')}</Button>}
      <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setStep({ kind: 'add' })}>
        {t('types.add')}
      </Button>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {maySet && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="me-auto">
            <Checkbox
              label={t('types.showArchived')}
              checked={archived}
              onChange={({ target }) => setArchived(target.checked)}
            />
          </span>
          {buttons}
        </div>
      )}
      <Resource
        of={types}
        rows={6}
        failed={t('types.failed')}
        problem={problem}
        isEmpty={({ types: found }) => found.length === 0}
        empty={
          <EmptyState
            icon={<Icon of={FileText} size={24} />}
            title={t(archived ? 'types.noArchived' : 'types.none')}
            action={
              maySet && !archived ? (
                <Button variant="primary" onClick={() => setStep({ kind: 'starters' })}>
                  {t('starters.open')}
                </Button>
              ) : undefined
            }
          >
            {!archived && t('types.noneNote')}
          </EmptyState>
        }
      >
        {({ types: found }) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {found.map((type) => (
              <Row key={type.id} type={type} maySet={maySet} onStep={setStep} />
            ))}
          </ul>
        )}
      </Resource>
      {step?.kind === 'add' && <TypeDialog onClose={stop} />}
      {step?.kind === 'edit' && <TypeDialog type={step.type} onClose={stop} />}
      {step?.kind === 'archive' && <ArchiveDialog type={step.type} onClose={stop} />}
      {step?.kind === 'starters' && <StartersDialog starters={starters} onClose={stop} />}
    </div>
  );
}

function Row({
  type,
  maySet,
  onStep,
}: {
  readonly type: DocumentType;
  readonly maySet: boolean;
  readonly onStep: (step: Step) => void;
}) {
  const { t, problem } = useWords();
  const { name, is_own: isOwn, version } = type;
  const label = t('types.actions', { name });
  const restore = useSend(archiveDocumentType, {
    readWhenRefused: true,
    onSuccess: () => toasts.show({ message: t('types.restored') }),
  });
  const facts = [
    type.restricted_class === 'NONE' ? '' : t(`classes.${type.restricted_class}`),
    t(type.required ? 'types.required' : 'types.optional'),
    type.minors_only ? t('types.minors') : '',
    type.expires ? t('types.expires') : '',
    isOwn ? '' : t('types.inherited', { brand: type.brand_name }),
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
      {maySet && isOwn && type.archived_at !== null && (
        <Button
          size="sm"
          busy={restore.isPending}
          onClick={() =>
            restore.mutate({
              params: { id: type.brand_id, type_id: type.id },
              body: { archived: false, version },
            })
          }
        >
          {t('types.restore')}
        </Button>
      )}
      {maySet && isOwn && type.archived_at === null && (
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={20} />} />}
          entries={[
            {
              id: 'edit',
              label: t('types.edit'),
              icon: <Icon of={Pencil} />,
              onSelect: () => onStep({ kind: 'edit', type }),
            },
            {
              id: 'archive',
              label: t('types.archive'),
              icon: <Icon of={Archive} />,
              onSelect: () => onStep({ kind: 'archive', type }),
            },
          ]}
        />
      )}
    </li>
  );
}

function ArchiveDialog({ type, onClose }: { readonly type: DocumentType; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const { id, brand_id: brandId, name, version } = type;
  const archive = useSend(archiveDocumentType, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('types.archived') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('types.archiveTitle', { name })}
      confirm={t('types.archive')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={archive.isPending}
      problem={archive.error === null ? null : problem(archive.error)}
      onConfirm={() => archive.mutate({ params: { id: brandId, type_id: id }, body: { archived: true, version } })}
      onClose={onClose}
    >
      {t('types.archiveText')}
    </ConfirmDialog>
  );
}
