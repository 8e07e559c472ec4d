import { useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { Icon } from '@hearth/ui/icon';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useBeforeUnload } from 'react-router';
import type { JobContent, Template, TemplateField } from '@hearth/domains/job-library/schemas';
import { EMPTY_CONTENT, TEMPLATE_FIELDS, toTemplateContent } from '@hearth/domains/job-library/rules';
import { useWords } from '../../words.ts';
import { BasicsPart } from '../basics-part.tsx';
import { PartSkeleton } from '../field-parts.tsx';
import { Lockable, LocksContext } from '../lockable.tsx';
import { QuestionsPart } from '../questions-part.tsx';
import { StepsPart } from '../steps-part.tsx';
import { DescriptionPart, PerksPart } from '../text-parts.tsx';
import { useTemplateChanges } from '@hearth/domains/job-library/widgets';
import { useTemplateWords } from './words.ts';

/** Figures and times are typed further down: their fields come once the beginning of the form stands. */
const PayPart = lazy(async () => ({ default: (await import('../pay-part.tsx')).PayPart }));
const AsksPart = lazy(async () => ({ default: (await import('../asks-part.tsx')).AsksPart }));
const HoursPart = lazy(async () => ({ default: (await import('../hours-part.tsx')).HoursPart }));

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
  const { t: tJobs, language } = useWords();
  const { groupId } = useBrand();
  const [name, setName] = useState(template?.name ?? '');
  const [content, setContent] = useState<JobContent>({
    ...EMPTY_CONTENT,
    language,
    ...template?.content,
    location_id: '',
  });
  const [locked, setLocked] = useState<readonly TemplateField[]>(template?.locked ?? []);
  const [isChanged, setChanged] = useState(false);
  const [isNameless, setNameless] = useState(false);
  const [asks, setAsks] = useState(false);
  const { create, update, archive } = useTemplateChanges();
  useBeforeUnload((event) => isChanged && event.preventDefault());
  const locks = useMemo(
    () => ({
      fields: locked,
      choose: (field: TemplateField) => (
        <Checkbox
          label={t('lock')}
          aria-label={t('lockNamed', { part: tJobs(PART_NAMES[field]) })}
          checked={locked.includes(field)}
          onChange={({ target }) => {
            setChanged(true);
            setLocked(TEMPLATE_FIELDS.filter((one) => (one === field ? target.checked : locked.includes(one))));
          }}
        />
      ),
    }),
    [locked, t, tJobs],
  );
  const part = {
    content,
    gaps: [],
    change(change: Partial<JobContent>) {
      setChanged(true);
      setContent((before) => ({ ...before, ...change }));
    },
  };
  const title = template === null ? t('newTitle') : template.name;
  const refusal = create.error ?? update.error ?? archive.error;
  return (
    <>
      <PageTitle>{title}</PageTitle>
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
        actions={
          <>
            {template !== null && <Button onClick={() => setAsks(true)}>{t('archive')}</Button>}
            <Button variant="primary" busy={create.isPending || update.isPending} onClick={() => void save()}>
              {t('save')}
            </Button>
          </>
        }
      />
      {refusal !== null && (
        <Alert tone="bad" urgent className="mb-6" title={problem(refusal)}>
          {t('kept')}
        </Alert>
      )}
      <LocksContext value={locks}>
        <div className="grid max-w-180 gap-6">
          <Card title={t('nameTitle')}>
            <TextField
              label={t('name')}
              help={t('nameHelp')}
              error={isNameless && name.trim() === '' ? t('nameMissing') : undefined}
              value={name}
              maxLength={80}
              dir="auto"
              onChange={({ target }) => {
                setChanged(true);
                setName(target.value);
              }}
            />
          </Card>
          <BasicsPart {...part} />
          <Lockable field="pay">
            <Suspense fallback={<PartSkeleton title={tJobs('editor.sections.pay')} rows={1} />}>
              <PayPart {...part} />
            </Suspense>
          </Lockable>
          <Suspense fallback={<PartSkeleton title={tJobs('editor.sections.hours')} rows={5} />}>
            <HoursPart {...part} country={undefined} />
          </Suspense>
          <Lockable field="description">
            <DescriptionPart {...part} />
          </Lockable>
          <Lockable field="perks">
            <PerksPart {...part} />
          </Lockable>
          <Lockable field="asks">
            <Suspense fallback={<PartSkeleton title={tJobs('editor.sections.asks')} rows={3} />}>
              <AsksPart {...part} />
            </Suspense>
          </Lockable>
          <Lockable field="questions">
            <QuestionsPart {...part} />
          </Lockable>
          <StepsPart {...part} job={null} />
        </div>
      </LocksContext>
      {template !== null && asks && (
        <ConfirmDialog
          title={t('archiveTitle')}
          confirm={t('archive')}
          keep={t('cancel')}
          busy={archive.isPending}
          onConfirm={() => void remove(template.id)}
          onClose={() => setAsks(false)}
        >
          {t('archiveText')}
        </ConfirmDialog>
      )}
    </>
  );

  async function save(): Promise<void> {
    setNameless(true);
    if (name.trim() === '') return;
    const body = { name: name.trim(), content: toTemplateContent(content), locked: [...locked] };
    const params = { id: groupId };
    try {
      if (template === null) await create.mutateAsync({ params, body });
      else {
        const known = { ...params, template_id: template.id };
        await update.mutateAsync({ params: known, body: { ...body, version: template.version } });
      }
    } catch {
      // The refusal stands above the form, and what was typed stays in it.
      return;
    }
    setChanged(false);
    toasts.show({ message: t('saved', { name: body.name }), tone: 'ok' });
    onDone();
  }

  async function remove(id: string): Promise<void> {
    try {
      await archive.mutateAsync({ params: { id: groupId, template_id: id } });
    } catch {
      setAsks(false);
      return;
    }
    onDone();
  }
}
