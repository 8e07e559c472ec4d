import { usePhrases } from '@hearth/i18n/phrases';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Heading, Italic, Link, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { Icon } from '../icon/index.tsx';
import { TextField } from '../text-field/index.tsx';
import { isLinkAddress } from './allowed.ts';
import en from './phrases/en.json';

/** What can be done with the text that is marked; Tab goes past the toolbar, arrows move inside it. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = usePhrases('ui-rich-text', en);
  const [address, setAddress] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link')['href'] ?? ''),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const edit = () => editor.chain().focus();
  function setLink() {
    const wanted = address?.trim() ?? '';
    setWrong(!isLinkAddress(wanted));
    if (!isLinkAddress(wanted)) return;
    setAddress(null);
    edit().extendMarkRange('link').setLink({ href: wanted }).run();
  }
  return (
    <div className="border-b border-line">
      <Toolbar aria-label={t('toolbar')} className="flex flex-wrap gap-0.5 p-1">
        <Tool label={t('bold')} of={Bold} on={state.bold} onPress={() => edit().toggleBold().run()} />
        <Tool label={t('italic')} of={Italic} on={state.italic} onPress={() => edit().toggleItalic().run()} />
        <Tool
          label={t('heading')}
          of={Heading}
          on={state.heading}
          onPress={() => edit().toggleHeading({ level: 3 }).run()}
        />
        <Tool label={t('bullets')} of={List} on={state.bullets} onPress={() => edit().toggleBulletList().run()} />
        <Tool
          label={t('numbers')}
          of={ListOrdered}
          on={state.numbers}
          onPress={() => edit().toggleOrderedList().run()}
        />
        <Tool
          label={t('link')}
          of={Link}
          on={state.link}
          onPress={() => setAddress(address === null ? state.href : null)}
        />
        <Tool label={t('undo')} of={Undo2} disabled={!state.undo} onPress={() => edit().undo().run()} />
        <Tool label={t('redo')} of={Redo2} disabled={!state.redo} onPress={() => edit().redo().run()} />
      </Toolbar>
      {address !== null && (
        <div className="flex flex-wrap items-end gap-2 border-t border-line p-2">
          <TextField
            autoFocus
            size="sm"
            className="min-w-48 flex-1"
            label={t('address')}
            type="url"
            dir="ltr"
            value={address}
            error={wrong ? t('addressWrong') : undefined}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                setLink();
              }
              if (event.key === 'Escape') {
                event.stopPropagation();
                setAddress(null);
                edit().run();
              }
            }}
          />
          <Button size="sm" variant="primary" onClick={setLink}>
            {t('setLink')}
          </Button>
          {state.link && (
            <Button
              size="sm"
              onClick={() => {
                setAddress(null);
                edit().extendMarkRange('link').unsetLink().run();
              }}
            >
              {t('unlink')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Tool({
  label,
  of,
  on,
  disabled = false,
  onPress,
}: {
  label: string;
  of: LucideIcon;
  on?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      // The pointer leaves the marked text marked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={join(
        'grid size-8 place-items-center rounded-sm transition-colors duration-150 disabled:opacity-40 phone:size-11',
        on === true ? 'bg-accent-soft text-accent-ink' : 'text-ink-2 hover:bg-sunken',
      )}
    >
      <Icon of={of} />
    </button>
  );
}
