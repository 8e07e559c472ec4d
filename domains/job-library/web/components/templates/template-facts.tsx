import { Icon } from '@hearth/ui/icon';
import { Lock } from 'lucide-react';
import type { TemplateLine } from '../../../contract/schemas.ts';
import { useTemplateWords } from './words.ts';

/** What tells one template from another: its position, how many jobs it has, what it locks. */
export function TemplateFacts({ template }: { readonly template: TemplateLine }) {
  const { t } = useTemplateWords();
  const { name, position_name: position, locked, posts } = template;
  return (
    <span className="flex flex-wrap gap-x-3 text-dense text-ink-2">
      {position !== '' && position !== name && <bdi>{position}</bdi>}
      <span>{t('posts', { count: posts })}</span>
      {locked.length > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon of={Lock} size={14} />
          {t('lockedParts', { count: locked.length })}
        </span>
      )}
    </span>
  );
}
