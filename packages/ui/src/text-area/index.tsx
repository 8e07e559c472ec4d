import type { ComponentPropsWithRef } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { BOX, FieldFrame, isRendered, useFieldIds } from '../field/index.tsx';

/** The props of a TextArea: the frame of a field and the attributes of a textarea. */
export type TextAreaProps = Omit<LabelledProps, 'size'> & Omit<ComponentPropsWithRef<'textarea'>, 'className'>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({
  label,
  labelHidden,
  labelEnd,
  help,
  error,
  optionalHint,
  className,
  id,
  rows = 3,
  ...native
}: TextAreaProps) {
  const ids = useFieldIds(id, help, error);
  return (
    <FieldFrame ids={ids} {...{ label, labelHidden, labelEnd, help, error, optionalHint, className }}>
      <span className={join(BOX, 'rounded-md text-base')}>
        <textarea
          {...native}
          id={ids.id}
          rows={rows}
          aria-invalid={isRendered(error) ? true : undefined}
          aria-describedby={join(ids.describedBy, native['aria-describedby']) || undefined}
          className="field-sizing-content max-h-80 min-h-20 w-full resize-y rounded-md bg-transparent px-3 py-2 outline-none"
        />
      </span>
    </FieldFrame>
  );
}
