import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';

/** Height of a field: 32, 36, 44 or 48 px; never under 44 px on a phone. */
export type FieldSize = 'sm' | 'md' | 'lg' | 'xl';

/** The props of every labelled input. */
export type LabelledProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** A link or a word at the end of the label's line. */
  labelEnd?: ReactNode;
  help?: ReactNode;
  /** What is wrong, in words; its presence marks the field as invalid. */
  error?: ReactNode;
  /** The word shown after the label of a field that may stay empty. */
  optionalHint?: string | undefined;
  size?: FieldSize | undefined;
  className?: string | undefined;
};

/** Ids that tie a control to its label, help and error. */
export type FieldIds = {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  helpId: string;
  errorId: string;
};

/** Makes the ids of one field; describedBy names only what is shown. */
export function useFieldIds(given: string | undefined, help: ReactNode, error: ReactNode): FieldIds {
  const made = useId();
  const id = given ?? made;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const shown = [isRendered(error) && errorId, isRendered(help) && helpId].filter(Boolean).join(' ');
  return { id, labelId: `${id}-label`, helpId, errorId, describedBy: shown === '' ? undefined : shown };
}

/** Tells if a node renders anything. */
export function isRendered(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/** Text size, padding and height of a text box. */
export const BOX_SIZE: Readonly<Record<FieldSize, string>> = {
  sm: 'min-h-8 rounded-sm text-sm phone:min-h-11 phone:text-base phone:rounded-md',
  md: 'min-h-9 rounded-sm text-base phone:min-h-11 phone:rounded-md',
  lg: 'min-h-11 rounded-md text-base',
  xl: 'min-h-12 rounded-md text-lg',
};

/** Edge, surface and states that text boxes, selects and pickers share. */
export const BOX =
  'flex w-full items-center border border-line-field bg-surface text-ink transition-[border-color,box-shadow] duration-150 ease-out ' +
  'focus-within:border-accent-ink focus-within:ring-3 focus-within:ring-accent/25 ' +
  'has-[:disabled]:bg-surface-2 has-[:disabled]:text-ink-3 has-[:disabled]:border-line-strong ' +
  'has-[[aria-invalid=true]]:border-bad has-[[aria-invalid=true]]:focus-within:ring-bad/25';

/** The label above a control. */
export function FieldLabel(props: {
  htmlFor?: string;
  id: string;
  children: ReactNode;
  hidden?: boolean | undefined;
  end?: ReactNode;
  optionalHint?: string | undefined;
}) {
  const { htmlFor, id, children, hidden = false, end, optionalHint } = props;
  const label = (
    <label htmlFor={htmlFor} id={id} className={hidden ? 'sr-only' : 'text-dense font-bold'}>
      {children}
      {optionalHint !== undefined && <span className="ms-1.5 font-normal text-ink-3">{optionalHint}</span>}
    </label>
  );
  if (!isRendered(end)) return label;
  return (
    <span className="flex items-center justify-between gap-3 text-dense">
      {label}
      {end}
    </span>
  );
}

/** Help and error below a control; the error is announced when it appears. */
export function FieldNotes({ ids, help, error }: { ids: FieldIds; help: ReactNode; error: ReactNode }) {
  return (
    <>
      <div
        id={ids.errorId}
        aria-live="polite"
        className={isRendered(error) ? 'flex gap-1.5 text-sm text-bad' : 'hidden'}
      >
        {isRendered(error) && (
          <>
            <Icon of={CircleAlert} size={14} className="mt-0.5" />
            <span>{error}</span>
          </>
        )}
      </div>
      {isRendered(help) && (
        <div id={ids.helpId} className="text-sm text-ink-2">
          {help}
        </div>
      )}
    </>
  );
}

/** Label above, control, error and help below: the frame of every field. */
export function FieldFrame({
  ids,
  label,
  labelHidden,
  labelEnd,
  optionalHint,
  help,
  error,
  className,
  children,
}: LabelledProps & { ids: FieldIds; children: ReactNode }) {
  return (
    <div
      data-invalid={isRendered(error) ? true : undefined}
      className={join('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}
    >
      <FieldLabel htmlFor={ids.id} id={ids.labelId} hidden={labelHidden} end={labelEnd} optionalHint={optionalHint}>
        {label}
      </FieldLabel>
      {children}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  );
}
