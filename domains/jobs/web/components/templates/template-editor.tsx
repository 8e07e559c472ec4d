import { useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { TextField } from '@hearth/ui/text-field';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Template, TemplateField } from '@hearth/domains/job-library/schemas';
import { useTemplateChanges } from '@hearth/domains/job-library/widgets';
import { useWords } from '../../words.ts';
import { BasicsPart } from '../basics-part.tsx';
import { ContentParts } from '../content-parts.tsx';
import { LocksContext } from '../lockable.tsx';
import { StepsPart } from '../steps-part.tsx';
import { useTemplateDraft } from './use-template-draft.ts';
import { useTemplateWords } from './words.ts';

const PART_NAMES = {
  position: 'editor.fields.position',
  title: 'editor.fields.title',
  description: 'editor.sections.description',
  language: 'editor.fields.language',
  employment_type: 'editor.fields.employment',
  pay: 'editor.sections.pay',
  weekly_hours: 'editor.sections.hours',
  usual_week: 'editor.fields.week',
  perks: 'editor.sections.perks',
  questions: 'editor.sections.questions',
  asks: 'editor.sections.asks',
  pipeline: 'editor.sections.steps',
} as const satisfies Readonly<Record<TemplateField, string>>;

/** Writes one template: the same form as a post's, and beside each part whether locations may change it. */
export function TemplateEditor({
  template,
  onDone,
}: {
  readonly template: Template | null;
  readonly onDone: () => void;
}) {
  const { t, problem } = useTemplateWords();
  const draft = useTemplateDraft(template, onDone);
  const { archive } = useTemplateChanges();
  const part = { content: draft.content, gaps: [], change: draft.setContent };
  const title = template === null ? t('newTitle') : template.name;
  const refusal = draft.error ?? archive.error;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <TemplateHeader title={title}>
        {template !== null && <ArchiveTemplate template={template} archive={archive} onArchived={onDone} />}
        <Button variant="primary" busy={draft.busy} onClick={() => void draft.save()}>
          {t('save')}
        </Button>
      </TemplateHeader>
      {refusal !== null && (
        <Alert tone="bad" urgent className="mb-6" title={problem(refusal)}>
          {t('kept')}
        </Alert>
      )}
      <Locks locked={draft.locked} onChange={draft.setLocked}>
        <div className="grid max-w-180 gap-6">
          <Card title={t('nameTitle')}>
            <TextField
              label={t('name')}
              help={t('nameHelp')}
              error={draft.isNameless ? t('nameMissing') : undefined}
              value={draft.name}
              maxLength={80}
              dir="auto"
              onChange={({ target }) => draft.setName(target.value)}
            />
          </Card>
          <BasicsPart {...part} />
          <ContentParts part={part} country={undefined} />
          <StepsPart {...part} job={null} />
        </div>
      </Locks>
    </>
  );
}

/** Above the form: which template it is, and what can be done with it. */
function TemplateHeader({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTemplateWords();
  return (
    <PageHeader
      className="mb-6"
      title={<bdi>{title}</bdi>}
      above={
        <Link
          to="/hiring/templates"
          className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
        >
          <Icon of={ArrowLeft} directional />
          {t('title')}
        </Link>
      }
      actions={children}
    />
  );
}

/** Has each part of the form offer to lock it for locations. */
function Locks({
  locked,
  onChange,
  children,
}: {
  readonly locked: readonly TemplateField[];
  readonly onChange: (field: TemplateField, on: boolean) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTemplateWords();
  const { t: tJobs } = useWords();
  const choose = (field: TemplateField) => (
    <Checkbox
      label={t('lock')}
      aria-label={t('lockNamed', { part: tJobs(PART_NAMES[field]) })}
      checked={locked.includes(field)}
      onChange={({ target }) => onChange(field, target.checked)}
    />
  );
  return <LocksContext value={{ fields: locked, choose }}>{children}</LocksContext>;
}

/** Takes a template out of the library, after a question. */
function ArchiveTemplate({
  template,
  archive,
  onArchived,
}: {
  readonly template: Template;
  readonly archive: ReturnType<typeof useTemplateChanges>['archive'];
  readonly onArchived: () => void;
}) {
  const { t } = useTemplateWords();
  const { groupId } = useBrand();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t('archive')}</Button>
      {asks && (
        <ConfirmDialog
          title={t('archiveTitle')}
          confirm={t('archive')}
          keep={t('cancel')}
          busy={archive.isPending}
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        >
          {t('archiveText')}
        </ConfirmDialog>
      )}
    </>
  );

  async function remove(): Promise<void> {
    try {
      await archive.mutateAsync({ params: { id: groupId, template_id: template.id } });
    } catch {
      // The refusal stands above the form.
      setAsks(false);
      return;
    }
    onArchived();
  }
}
