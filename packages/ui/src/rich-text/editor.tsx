import { DOMParser } from '@tiptap/pm/model';
import type { Extensions, JSONContent } from '@tiptap/react';
import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { ALLOWED_ADDRESS } from './allowed.ts';
import { clean, cleanElements } from './clean.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, autolink: true, isAllowedUri: (address) => ALLOWED_ADDRESS.test(address) },
  }),
];

const READER = DOMParser.fromSchema(getSchema(EXTENSIONS));

/** A text as the editor keeps it. Read from clean elements: the editor itself would parse markup, which the page's policy forbids. */
function contentOf(html: string): JSONContent {
  return READER.parse(cleanElements(html)).toJSON() as JSONContent;
}

/** What the editor takes of its field. */
export type EditorProps = {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
};

/** The text and its toolbar. */
export default function Editor({ value, onChange, onBlur, labelId, describedBy, invalid, disabled }: EditorProps) {
  const latest = useRef({ onChange, onBlur, text: value });
  useEffect(() => {
    latest.current = { ...latest.current, onChange, onBlur };
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: contentOf(value),
    editable: !disabled,
    // Styles come from our own sheet: the page's policy admits no others.
    injectCSS: false,
    textDirection: 'auto',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(invalid),
        'aria-disabled': String(disabled),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        class: WRITTEN,
      },
    },
    onUpdate: ({ editor: changed }) => {
      latest.current.text = clean(changed.getHTML());
      latest.current.onChange(latest.current.text);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  // A text that somebody else put in: a draft that was found, a form that was emptied.
  useEffect(() => {
    if (value === latest.current.text) return;
    latest.current.text = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <>
      {!disabled && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </>
  );
}

const WRITTEN =
  'min-h-32 px-3 py-2.5 outline-none whitespace-pre-wrap break-words [&_h3]:text-lg [&_h3]:font-bold [&_ol]:list-decimal [&_ul]:list-disc [&_ol]:ps-6 [&_ul]:ps-6 [&_p+p]:mt-2 [&_a]:text-accent-ink [&_a]:underline';
