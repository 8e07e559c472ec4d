import { Icon } from '@hearth/ui/icon';
import { Lock } from 'lucide-react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { TemplateField } from '@hearth/domains/job-library/schemas';
import { useWords } from '../words.ts';

/** The locked fields, and in the template editor the control that locks them. */
export interface FieldLocks {
  readonly fields: readonly string[];
  readonly choose?: (field: TemplateField) => ReactNode;
}

export const LocksContext = createContext<FieldLocks>({ fields: [] });

/** Whether the group locks a field of the form: what a fieldset does not disable asks for itself. */
export function useIsLocked(field: TemplateField): boolean {
  const { fields, choose } = use(LocksContext);
  return choose === undefined && fields.includes(field);
}

/** A part of the form that becomes read-only when the group locks it. */
export function Lockable({ field, children }: { readonly field: TemplateField; readonly children: ReactNode }) {
  const { t } = useWords();
  const { choose } = use(LocksContext);
  const isLocked = useIsLocked(field);
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
