import { useBrand } from '@hearth/client/person';
import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { Check, CloudOff, LoaderCircle, PencilLine } from 'lucide-react';
import { useWords } from '../../words.ts';
import type { JobDraft } from './use-draft.ts';

/** Shows whether the input is saved. */
export function SaveNote({ draft }: { readonly draft: JobDraft }) {
  const { t } = useWords();
  const format = useFormat();
  const { timeZone } = useBrand();
  const { state, savedAt } = draft;
  if (state === 'saved' && savedAt === null) return null;
  const [icon, words] =
    state === 'saving'
      ? [LoaderCircle, t('editor.saving')]
      : state === 'failed'
        ? [CloudOff, t('editor.unsaved')]
        : state === 'waiting' || savedAt === null
          ? [PencilLine, t('editor.unsaved')]
          : [Check, t('editor.saved', { time: format.instantTime(savedAt, timeZone) })];
  return (
    <span role="status" className="flex items-center gap-1.5 text-sm text-ink-2">
      <Icon of={icon} size={14} className={state === 'saving' ? 'animate-spin' : ''} />
      {words}
    </span>
  );
}
