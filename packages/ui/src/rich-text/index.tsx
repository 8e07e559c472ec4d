import { lazy, Suspense } from 'react';
import { join } from '../classes/join.ts';
import type { LabelledProps } from '../field/index.tsx';
import { FieldFrame, isShown, useFieldIds } from '../field/index.tsx';
import { Skeleton } from '../skeleton/index.tsx';

const Editor = lazy(() => import('./editor.tsx'));

/** What a RichTextField takes: a text with headings, lists, emphasis and links, and nothing else. */
export type RichTextFieldProps = LabelledProps & {
  value: string;
  /** Called with a text that holds only what is allowed; empty when it says nothing. */
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
};

/** A text with its shape. The editor comes by itself, when the field is shown. */
export function RichTextField({ value, onChange, onBlur, disabled = false, ...frame }: RichTextFieldProps) {
  const ids = useFieldIds(undefined, frame.help, frame.error);
  const invalid = isShown(frame.error);
  return (
    <FieldFrame ids={ids} {...frame}>
      <div
        className={join(
          'min-w-0 rounded-md border bg-surface text-base focus-within:border-accent-ink focus-within:ring-3 focus-within:ring-accent/25',
          invalid ? 'border-bad' : 'border-line-field',
          disabled && 'bg-surface-2 text-ink-3',
        )}
      >
        <Suspense fallback={<Skeleton className="m-3 h-36" />}>
          <Editor
            {...{ value, onChange, onBlur, disabled, invalid }}
            labelId={ids.labelId}
            describedBy={ids.describedBy}
          />
        </Suspense>
      </div>
    </FieldFrame>
  );
}
