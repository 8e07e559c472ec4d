import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { MERGE_FIELDS } from '../../../rules/merge-fields.ts';
import { useTemplateWords } from './words.ts';

/** Inserts a placeholder at the cursor. */
export function FieldChips({
  field,
  onText,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}) {
  const { t } = useTemplateWords();
  const insert = (name: string): void => {
    const { current } = field;
    if (current === null) return;
    const place = `{{${name}}}`;
    const { value, selectionStart: start, selectionEnd: end } = current;
    onText(value.slice(0, start) + place + value.slice(end));
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(start + place.length, start + place.length);
    });
  };
  return (
    <div role="group" aria-label={t('form.insert')} className="grid gap-2">
      <p className="text-sm text-ink-2" aria-hidden="true">
        {t('form.insert')}
      </p>
      <div className="flex flex-wrap gap-2">
        {MERGE_FIELDS.map((name) => (
          <Button key={name} size="sm" icon={<Icon of={Plus} size={14} />} onClick={() => insert(name)}>
            {t(`field.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
