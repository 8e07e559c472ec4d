import { Icon } from '@hearth/ui/icon';
import { Lock } from 'lucide-react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { TemplateField } from '../../contract/template-schemas.ts';
import { useWords } from '../career/words.ts';

/** What of the form is locked, and in the editor of a template, where that is decided. */
export interface Locks {
  readonly fields: readonly string[];
  readonly choose?: (field: TemplateField) => ReactNode;
}

export const LocksContext = createContext<Locks>({ fields: [] });

/** A part of the form that the group may keep to itself: then it can be read but not changed, and says so. */
export function Lockable({ field, children }: { readonly field: TemplateField; readonly children: ReactNode }) {
  const { t } = useWords();
  const { fields, choose } = use(LocksContext);
  const isLocked = choose === undefined && fields.includes(field);
  return (
    <fieldset disabled={isLocked} className="grid min-w-0 content-start gap-2 disabled:[&_button]:text-ink-3">
      {children}
      {isLocked && (
        <p className="flex items-center gap-1.5 text-sm text-ink-2">
          <Icon of={Lock} size={14} />
          {t('editor.locked')}
        </p>
      )}
      {choose?.(field)}
    </fieldset>
  );
}
