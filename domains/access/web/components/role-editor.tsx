import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addRole, changeRole } from '../../contract/endpoints.ts';
import type { BrandRole, RoleRight } from '../../contract/schemas.ts';
import { sameRights, toEditedRights } from '../../rules/role-difference.ts';
import type { EditedRights } from '../../rules/role-difference.ts';
import { rolePath } from '../role-path.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useMissingPermissions, useRoleName, useWords } from '../words.ts';
import { RoleChoice } from './role-choice.tsx';
import { RoleActions } from './role-actions.tsx';
import { RoleMatrix } from './role-matrix.tsx';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

interface RoleDraft {
  readonly name: string;
  readonly description: string;
  readonly rights: EditedRights;
}

/**
 * Edits a role's name and permissions; a role with holders is saved only after a preview. A role that somebody holds
 * is saved only after a look at what that changes.
 */
export function RoleEditor({
  role,
  base,
}: {
  /** Null for a new one. */
  readonly role: BrandRole | null;
  /** What it was or will be made from. */
  readonly base: BrandRole | null;
}) {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const roleName = useRoleName();
  const lacking = useMissingPermissions();
  const navigate = useNavigate();
  const [known, setKnown] = useState(role);
  const [draft, setDraft] = useState<RoleDraft>(() => startOf(role ?? base, role === null));
  const [tried, setTried] = useState(false);
  const [looking, setLooking] = useState(false);
  const start = startOf(known ?? base, known === null);
  const isChanged =
    draft.name !== start.name || draft.description !== start.description || !sameRights(draft.rights, start.rights);
  const leaving = useRef(false);
  useLeaveGuard(() => isChanged && !leaving.current, t('leave'));
  // Saved elsewhere: where nothing is being written, that is what stands here. Otherwise saving says that it is out of date.
  if (role !== null && known !== null && role.version > known.version && !isChanged) adopt(role);

  const make = useSend(addRole, {
    onSuccess: (made) => {
      leaving.current = true;
      toasts.show({ message: t('role.created', { role: made.name }), tone: 'ok' });
      void navigate(rolePath(made.id), { replace: true });
    },
  });
  const change = useSend(changeRole);
  const mayWrite = known === null || known.changeable;
  const missing = { name: draft.name.trim() === '', rights: Object.keys(draft.rights).length === 0 };
  const nameError = tried && missing.name ? t('required') : undefined;

  function adopt(next: BrandRole): void {
    setKnown(next);
    setDraft(startOf(next, false));
  }

  function go(): void {
    setTried(true);
    if (missing.name || missing.rights) return;
    if (known !== null) setLooking(true);
    else make.mutate({ params: { id }, body: { ...toRoleContent(draft), based_on: base?.id ?? null } });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0">
          <h2 className="text-xl font-bold [overflow-wrap:anywhere]">
            <bdi>{known === null ? t('role.new') : roleName(known.id, known.name)}</bdi>
          </h2>
          {known?.archived === true ? (
            <Badge>{t('role.archived')}</Badge>
          ) : (
            <bdi className="w-fit text-ink-2">{known?.brand_name}</bdi>
          )}
        </div>
        {known !== null && (
          <div className="flex flex-wrap gap-2">
            <RoleActions role={known} onChanged={adopt} />
          </div>
        )}
      </header>
      {known !== null && !mayWrite && <Alert tone="info">{t(known.built_in ? 'role.fixed' : 'role.readOnly')}</Alert>}
      {make.error !== null && (
        <Alert tone="bad" urgent>
          {problem(make.error)} {lacking(make.error)}
        </Alert>
      )}
      {mayWrite && (
        <div className="grid gap-4 sm:max-w-xl">
          <TextField
            label={t('role.name')}
            required
            maxLength={60}
            autoFocus={known === null}
            value={draft.name}
            error={nameError}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
          <TextArea
            label={t('role.description')}
            optionalHint={t('optional')}
            rows={2}
            maxLength={300}
            value={draft.description}
            onChange={({ target }) => setDraft({ ...draft, description: target.value })}
          />
          {known === null && base !== null && (
            <RoleChoice value={base.id} onChange={(from) => void navigate(rolePath('new', from), { replace: true })} />
          )}
        </div>
      )}
      {tried && missing.rights && (
        <Alert tone="bad" urgent>
          {t('role.needRight')}
        </Alert>
      )}
      <RoleMatrix
        base={base === null ? null : toEditedRights(base.rights)}
        rights={draft.rights}
        onChange={mayWrite ? (rights) => setDraft((now) => ({ ...now, rights })) : undefined}
      />
      {mayWrite && (
        <div className="sticky bottom-0 z-sticky flex flex-wrap items-center justify-end gap-3 border-t border-line bg-bg py-3">
          {isChanged && known !== null && (
            <IconButton label={t('take.undo')} icon={<Icon of={X} />} onClick={() => setDraft(start)} />
          )}
          <Button variant="primary" busy={make.isPending} disabled={known !== null && !isChanged} onClick={go}>
            {t(known === null ? 'role.create' : 'role.look')}
          </Button>
        </div>
      )}
      {looking && known !== null && (
        <Suspense fallback={null}>
          <PreviewDialog
            brandId={id}
            change={{ kind: 'ROLE', role_id: known.id, rights: toRoleContent(draft).rights }}
            title={t('preview.title')}
            description={draft.name}
            save={t('role.save')}
            leave={t('add.back')}
            onClose={() => setLooking(false)}
            onSave={async (version) => {
              const saved = await change.mutateAsync({
                params: { id, role_id: known.id },
                body: { ...toRoleContent(draft), version: known.version, preview_version: version },
              });
              setLooking(false);
              adopt(saved);
              toasts.show({ message: t('role.saved', { role: saved.name }), tone: 'ok' });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function startOf(role: BrandRole | null, isNew: boolean): RoleDraft {
  return {
    name: isNew ? '' : (role?.name ?? ''),
    description: isNew ? '' : (role?.description ?? ''),
    rights: toEditedRights(role?.rights ?? []),
  };
}

function toRoleContent({ name, description, rights }: RoleDraft) {
  return {
    name: name.trim(),
    description: description.trim(),
    // The server refuses a name that it does not know.
    rights: Object.entries(rights).map(([right, conditions]) => ({ name: right as RoleRight['name'], conditions })),
  };
}
