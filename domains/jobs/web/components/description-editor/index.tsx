import { FieldFrame, BOX, isRendered, useFieldIds } from '@hearth/ui/field';
import type { LabelledProps } from '@hearth/ui/field';
import { Icon } from '@hearth/ui/icon';
import { Bold, Heading, List } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words.ts';
import { commandOf, openEditor, replaceText } from './editor-view.ts';
import type { Style, Styles } from './editor-view.ts';

const STYLES: readonly (readonly [Style, LucideIcon])[] = [
  ['heading', Heading],
  ['bold', Bold],
  ['list', List],
];

type Props = Pick<LabelledProps, 'label' | 'help' | 'error'> & {
  readonly id: string;
  /** The text in the small markup of `rules/description.ts`. */
  readonly value: string;
  readonly maxLength: number;
  readonly lang: string;
  readonly isLocked: boolean;
  readonly onChange: (value: string) => void;
};

/** An editor in a place of the page that follows a text which others may change too, and whether it may be written. */
function useEditor({
  value,
  maxLength,
  isLocked,
  onChange,
}: Pick<Props, 'value' | 'maxLength' | 'isLocked' | 'onChange'>) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const written = useRef(value);
  const tell = useRef(onChange);
  const [styles, setStyles] = useState<Styles>({ heading: false, bold: false, list: false });
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const opened = openEditor(place.current, {
      source: written.current,
      most: maxLength,
      onChange: (source, now) => {
        setStyles(now);
        if (source === undefined || source === written.current) return;
        written.current = source;
        tell.current(source);
      },
    });
    view.current = opened;
    return () => opened.destroy();
  }, [maxLength]);
  useEffect(() => {
    if (value === written.current || view.current === undefined) return;
    written.current = value;
    replaceText(view.current, value, maxLength);
  }, [value, maxLength]);
  useEffect(() => {
    view.current?.setProps({ editable: () => !isLocked });
  }, [isLocked]);
  const apply = (style: Style): void => {
    const { current } = view;
    if (current === undefined) return;
    commandOf(style, current.state)(current.state, current.dispatch, current);
    current.focus();
  };
  return { place, styles, apply };
}

/** A text with headings, bold words and lists, as it will look; the markup is never seen. */
export default function DescriptionEditor({ id, lang, isLocked, label, help, error, ...text }: Props) {
  const { t } = useWords();
  const ids = useFieldIds(id, help, error);
  const { place, styles, apply } = useEditor({ ...text, isLocked });
  return (
    <FieldFrame ids={ids} {...{ label, help, error }}>
      <div className={`${BOX} flex-col items-stretch rounded-md text-base`}>
        <div role="group" aria-label={t('editor.styles.title')} className="flex gap-1 border-b border-line p-1">
          {STYLES.map(([style, icon]) => (
            <button
              key={style}
              type="button"
              aria-pressed={styles[style]}
              aria-controls={id}
              title={t(`editor.styles.${style}`)}
              aria-label={t(`editor.styles.${style}`)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(style)}
              className="grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-surface-2 aria-pressed:bg-surface-2 aria-pressed:text-ink phone:size-11"
            >
              <Icon of={icon} size={16} />
            </button>
          ))}
        </div>
        <div
          ref={place}
          id={ids.id}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          aria-invalid={isRendered(error) ? true : undefined}
          aria-readonly={isLocked ? true : undefined}
          lang={lang}
          className="grid max-h-120 min-h-60 content-start gap-2 overflow-y-auto px-3 py-2 whitespace-pre-wrap outline-none aria-readonly:text-ink-3 [&_h3]:text-lg [&_h3]:font-bold [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1 [&_ul]:ps-5"
        />
      </div>
    </FieldFrame>
  );
}
