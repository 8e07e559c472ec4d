import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Menu } from '@hearth/ui/menu';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { PURPOSES } from '../../contract/choices.ts';
import { archiveTemplate, listTemplates } from '../../contract/endpoints.ts';
import type { Purpose, Template } from '../../contract/schemas.ts';
import { useStarter } from '../starter.ts';
import type { TemplateDraft } from '../template-draft.ts';
import { toDraft } from '../template-draft.ts';
import { useWords } from '../words.ts';
import { TemplateEditor } from './template-editor.tsx';

/** The templates of the brand in view, with those above whose locked steps are added. */
export function Templates() {
  const { t, problem } = useWords();
  const brand = useBrand();
  const found = useCall(listTemplates, { params: { id: brand.id } });
  const starter = useStarter();
  const [edited, setEdited] = useState<{ readonly of: Template | undefined; readonly draft: TemplateDraft } | null>(
    null,
  );
  const [archived, setArchived] = useState<Template | null>(null);
  if (edited !== null) return <TemplateEditor of={edited.of} draft={edited.draft} onClose={() => setEdited(null)} />;
  const add = <AddTemplate onAdd={(purpose) => setEdited({ of: undefined, draft: starter(purpose) })} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Resource
        of={found}
        rows={3}
        failed={t('template.failed')}
        problem={problem}
        isEmpty={({ templates, above }) => templates.length + above.length === 0}
        empty={
          <EmptyState icon={<Icon of={ListChecks} size={24} />} title={t('template.none')} action={add}>
            {t('template.noneNote')}
          </EmptyState>
        }
      >
        {({ templates, above }) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <p className="me-auto text-ink-2">{t('template.keep')}</p>
              {add}
            </div>
            {templates.length > 0 && (
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
                {templates.map((template) => (
                  <Row
                    key={template.id}
                    template={template}
                    onEdit={() => setEdited({ of: template, draft: toDraft(template) })}
                    onArchive={() => setArchived(template)}
                  />
                ))}
              </ul>
            )}
            {above.length > 0 && (
              <section className="grid gap-2">
                <h2 className="text-lg font-bold">{t('template.above')}</h2>
                <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
                  {above.map(({ id, name, brand_name: from, locked_steps: count }) => (
                    <li key={id} className="px-4 py-3">
                      <b>
                        <bdi>{name}</bdi>
                      </b>
                      <span className="block text-sm text-ink-2">
                        {t('template.aboveNote', { brand: from, count })}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Resource>
      {archived !== null && <ArchiveDialog template={archived} onClose={() => setArchived(null)} />}
    </div>
  );
}

/** A new template, for one of those whom templates are for. */
function AddTemplate({ onAdd }: { readonly onAdd: (purpose: Purpose) => void }) {
  const { t } = useWords();
  return (
    <Menu
      label={t('template.add')}
      trigger={
        <Button variant="primary" icon={<Icon of={Plus} />}>
          {t('template.add')}
        </Button>
      }
      entries={PURPOSES.map((id) => ({
        id,
        label: t(`purpose.${id}`),
        note: t(`template.noteOf.${id}`),
        onSelect: () => onAdd(id),
      }))}
    />
  );
}

function Row({
  template,
  onEdit,
  onArchive,
}: {
  readonly template: Template;
  readonly onEdit: () => void;
  readonly onArchive: () => void;
}) {
  const { t, format } = useWords();
  const { purpose, name, steps, version, changed_at: at } = template;
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <span className="min-w-40 flex-1">
        <b>
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
        </b>
        <span className="block text-sm text-ink-2">
          {`${t(`purpose.${purpose}`)} · ${t('template.steps', { count: steps.length })} · ${t('template.changed', { version, date: format.date(at.slice(0, 10)) })}`}
        </span>
      </span>
      <Button size="sm" aria-label={t('template.editOf', { name })} onClick={onEdit}>
        {t('template.editIt')}
      </Button>
      <Button size="sm" variant="ghost" aria-label={`${t('template.archive')}: ${name}`} onClick={onArchive}>
        {t('template.archive')}
      </Button>
    </li>
  );
}

function ArchiveDialog({ template, onClose }: { readonly template: Template; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const brand = useBrand();
  const archive = useSend(archiveTemplate, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('template.archived') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('template.archiveTitle')}
      confirm={t('template.archive')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={archive.isPending}
      problem={archive.error === null ? null : problem(archive.error)}
      onConfirm={() =>
        archive.mutate({ params: { id: brand.id, template_id: template.id }, body: { version: template.version } })
      }
      onClose={onClose}
    >
      {t('template.archiveText')}
    </ConfirmDialog>
  );
}
