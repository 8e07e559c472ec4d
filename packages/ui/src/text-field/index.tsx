import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX, BOX_SIZE, FieldFrame, isRendered, useFieldIds } from '../field/index.tsx';

/** The props of a TextField: the frame of a field and the attributes of an input. */
export type TextFieldProps = LabelledProps &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'className'> & {
    /** Shown inside the box before the text: an icon, a currency. */
    start?: ReactNode;
    /** Shown inside the box after the text: a unit, a button. */
    end?: ReactNode;
    /** Classes of the input itself. */
    inputClassName?: string | undefined;
  };

/** A line of text with its label above and its error below in words. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    labelEnd,
    help,
    error,
    optionalHint,
    size = 'md',
    className,
    start,
    end,
    inputClassName,
    id,
    ...native
  } = props;
  const ids = useFieldIds(id, help, error);
  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, labelEnd, help, error, optionalHint, className }}>
      <span className={join(BOX, BOX_SIZE[size], isRendered(start) ? 'ps-3' : '', isRendered(end) ? 'pe-1' : '')}>
        {isRendered(start) && <span className="me-2 flex text-ink-2">{start}</span>}
        <input
          {...native}
          id={ids.id}
          aria-invalid={isRendered(error) ? true : undefined}
          aria-describedby={join(ids.describedBy, native['aria-describedby']) || undefined}
          className={join(
            'min-w-0 flex-1 self-stretch bg-transparent outline-none',
            isRendered(start) ? '' : 'ps-3',
            isRendered(end) ? 'pe-1' : 'pe-3',
            inputClassName,
          )}
        />
        {isRendered(end) && <span className="flex items-center text-ink-2">{end}</span>}
      </span>
    </FieldFrame>
  );
}
