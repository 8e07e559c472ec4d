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
 * The draft of a role, and the ways to save it: a new one at once, one that exists after a preview. `base` is what it was
 * or will be made from.
 */
function useRoleDraft(role: BrandRole | null, base: BrandRole | null) {
  const { t } = useWords();
  const { id } = useBrand();
  const navigate = useNavigate();
  const [known, setKnown] = useState(role);
  const [draft, setDraft] = useState<RoleDraft>(() => startOf(role ?? base, role === null));
  const start = startOf(known ?? base, known === null);
  const isChanged =
    draft.name !== start.name || draft.description !== start.description || !sameRights(draft.rights, start.rights);
  const leaving = useRef(false);
  useLeaveGuard(() => isChanged && !leaving.current, t('leave'));
  // Saved elsewhere: without edits here it is taken over. Otherwise saving says that it is out of date.
  if (role !== null && known !== null && role.version > known.version && !isChanged) adopt(role);

  function adopt(next: BrandRole): void {
    setKnown(next);
    setDraft(startOf(next, false));
  }
  const make = useSend(addRole, {
    onSuccess: (made) => {
      leaving.current = true;
      toasts.show({ message: t('role.created', { role: made.name }), tone: 'ok' });
      void navigate(rolePath(made.id), { replace: true });
    },
  });
  const change = useSend(changeRole);
  return {
    known,
    draft,
    setDraft,
    adopt,
    isChanged,
    undo: () => setDraft(start),
    creating: make,
    create: () => make.mutate({ params: { id }, body: { ...toRoleContent(draft), based_on: base?.id ?? null } }),
    /** Saves the changes of a known role that were looked at in the preview of this version. */
    save: async (edited: BrandRole, previewVersion: string): Promise<void> => {
      const saved = await change.mutateAsync({
        params: { id, role_id: edited.id },
        body: { ...toRoleContent(draft), version: edited.version, preview_version: previewVersion },
      });
      adopt(saved);
      toasts.show({ message: t('role.saved', { role: saved.name }), tone: 'ok' });
    },
  };
}

/** Edits a role's name and permissions; one that people hold is saved only after a preview of what that changes. */
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
  const lacking = useMissingPermissions();
  const edit = useRoleDraft(role, base);
  const { known, draft, setDraft, isChanged, creating } = edit;
  const [tried, setTried] = useState(false);
  const [looking, setLooking] = useState(false);
  const mayWrite = known === null || known.changeable;
  const missing = { name: draft.name.trim() === '', rights: Object.keys(draft.rights).length === 0 };

  function go(): void {
    setTried(true);
    if (missing.name || missing.rights) return;
    if (known !== null) setLooking(true);
    else edit.create();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RoleHeader role={known} onChanged={edit.adopt} />
      {known !== null && !mayWrite && <Alert tone="info">{t(known.built_in ? 'role.fixed' : 'role.readOnly')}</Alert>}
      {creating.error !== null && (
        <Alert tone="bad" urgent>
          {problem(creating.error)} {lacking(creating.error)}
        </Alert>
      )}
      {mayWrite && (
        <RoleNameFields
          draft={draft}
          onChange={setDraft}
          base={known === null ? base : null}
          autoFocus={known === null}
          nameError={tried && missing.name ? t('required') : undefined}
        />
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
            <IconButton label={t('take.undo')} icon={<Icon of={X} />} onClick={edit.undo} />
          )}
          <Button variant="primary" busy={creating.isPending} disabled={known !== null && !isChanged} onClick={go}>
            {t(known === null ? 'role.create' : 'role.look')}
          </Button>
        </div>
      )}
      {looking && known !== null && (
        <RolePreview
          role={known}
          draft={draft}
          onClose={() => setLooking(false)}
          onSave={async (version) => {
            await edit.save(known, version);
            setLooking(false);
          }}
        />
      )}
    </div>
  );
}

/** The role's name, whose it is, and what can be done with it as a whole. */
function RoleHeader({ role, onChanged }: { role: BrandRole | null; onChanged: (role: BrandRole) => void }) {
  const { t } = useWords();
  const roleName = useRoleName();
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0">
        <h2 className="text-xl font-bold [overflow-wrap:anywhere]">
          <bdi>{role === null ? t('role.new') : roleName(role.id, role.name)}</bdi>
        </h2>
        {role?.archived === true ? (
          <Badge>{t('role.archived')}</Badge>
        ) : (
          <bdi className="w-fit text-ink-2">{role?.brand_name}</bdi>
        )}
      </div>
      {role !== null && (
        <div className="flex flex-wrap gap-2">
          <RoleActions role={role} onChanged={onChanged} />
        </div>
      )}
    </header>
  );
}

interface RoleNameFieldsProps {
  readonly draft: RoleDraft;
  readonly onChange: (draft: RoleDraft) => void;
  /** What a new role is made from, to choose another; null for one that exists. */
  readonly base: BrandRole | null;
  readonly autoFocus: boolean;
  readonly nameError: string | undefined;
}

function RoleNameFields({ draft, onChange, base, autoFocus, nameError }: RoleNameFieldsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <div className="grid gap-4 sm:max-w-xl">
      <TextField
        label={t('role.name')}
        required
        maxLength={60}
        autoFocus={autoFocus}
        value={draft.name}
        error={nameError}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <TextArea
        label={t('role.description')}
        optionalHint={t('optional')}
        rows={2}
        maxLength={300}
        value={draft.description}
        onChange={({ target }) => onChange({ ...draft, description: target.value })}
      />
      {base !== null && (
        <RoleChoice value={base.id} onChange={(from) => void navigate(rolePath('new', from), { replace: true })} />
      )}
    </div>
  );
}

interface RolePreviewProps {
  readonly role: BrandRole;
  readonly draft: RoleDraft;
  readonly onSave: (version: string) => Promise<void>;
  readonly onClose: () => void;
}

/** What saving the draft would change for the people who have the role. */
function RolePreview({ role, draft, onSave, onClose }: RolePreviewProps) {
  const { t } = useWords();
  const { id } = useBrand();
  return (
    <Suspense fallback={null}>
      <PreviewDialog
        brandId={id}
        change={{ kind: 'ROLE', role_id: role.id, rights: toRoleContent(draft).rights }}
        title={t('preview.title')}
        description={draft.name}
        save={t('role.save')}
        leave={t('add.back')}
        onClose={onClose}
        onSave={onSave}
      />
    </Suspense>
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
