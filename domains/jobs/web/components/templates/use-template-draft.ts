import { useBrand } from '@hearth/client/person';
import { EMPTY_CONTENT, TEMPLATE_FIELDS, toTemplateContent } from '@hearth/domains/job-library/rules';
import type { JobContent, Template, TemplateField } from '@hearth/domains/job-library/schemas';
import { useTemplateChanges } from '@hearth/domains/job-library/widgets';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useWords } from '../../words.ts';
import { useTemplateWords } from './words.ts';

/** What is written of a template. */
interface Written {
  readonly name: string;
  readonly content: JobContent;
  /** What locations may not change. */
  readonly locked: readonly TemplateField[];
}

/** The writing of an existing or a new template; leaving the page asks before it would be lost. */
export function useTemplateDraft(template: Template | null, onSaved: () => void) {
  const { t } = useTemplateWords();
  const { language } = useWords();
  const { groupId } = useBrand();
  const { create, update } = useTemplateChanges();
  const [written, setWritten] = useState<Written>(() => ({
    name: template?.name ?? '',
    content: { ...EMPTY_CONTENT, language, ...template?.content, location_id: '' },
    locked: template?.locked ?? [],
  }));
  const [isChanged, setChanged] = useState(false);
  const [isTried, setTried] = useState(false);
  const name = written.name.trim();
  useBeforeUnload((event) => isChanged && event.preventDefault());

  function change(next: (before: Written) => Partial<Written>): void {
    setChanged(true);
    setWritten((before) => ({ ...before, ...next(before) }));
  }

  async function save(): Promise<void> {
    setTried(true);
    if (name === '') return;
    const body = { name, content: toTemplateContent(written.content), locked: [...written.locked] };
    try {
      if (template === null) await create.mutateAsync({ params: { id: groupId }, body });
      else {
        const params = { id: groupId, template_id: template.id };
        await update.mutateAsync({ params, body: { ...body, version: template.version } });
      }
    } catch {
      // The refusal stands above the form, and what was typed stays in it.
      return;
    }
    setChanged(false);
    toasts.show({ message: t('saved', { name }), tone: 'ok' });
    onSaved();
  }

  return {
    ...written,
    isNameless: isTried && name === '',
    busy: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save,
    setName: (typed: string) => change(() => ({ name: typed })),
    setContent: (part: Partial<JobContent>) => change(({ content }) => ({ content: { ...content, ...part } })),
    setLocked: (field: TemplateField, on: boolean) =>
      change(({ locked }) => ({
        locked: TEMPLATE_FIELDS.filter((one) => (one === field ? on : locked.includes(one))),
      })),
  };
}
