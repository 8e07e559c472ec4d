import { baseKeymap, chainCommands, setBlockType, splitBlock, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { EditorState, Plugin } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentOf, schema, sourceOf } from './document.ts';

const { paragraph, heading, bullet_list: bulletList, list_item: listItem } = schema.nodes;
const { strong } = schema.marks;

/** What the buttons above the text do, and whether the cursor stands in it. */
export type Style = 'heading' | 'bold' | 'list';
export type Styles = Readonly<Record<Style, boolean>>;

/** Whether the selection is in a heading, in bold words, in a list. */
export function stylesOf({ selection, storedMarks, doc }: EditorState): Styles {
  const { $from, from, to, empty } = selection;
  return {
    heading: $from.parent.type === heading,
    bold: empty ? strong.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, strong),
    list: $from.depth > 1 && $from.node(-1).type === listItem,
  };
}

/** The command of a button: turns the style on, or off where it is on. */
export function commandOf(style: Style, state: EditorState): Command {
  const on = stylesOf(state);
  if (style === 'bold') return toggleMark(strong);
  if (style === 'list') return on.list ? liftListItem(listItem) : wrapOut(wrapInList(bulletList));
  return on.heading ? setBlockType(paragraph) : chainCommands(setBlockType(heading), liftListItem(listItem));
}

/** A heading holds no list: it becomes a paragraph first. */
function wrapOut(wrap: Command): Command {
  return (state, dispatch, view) => {
    if (state.selection.$from.parent.type !== heading) return wrap(state, dispatch, view);
    setBlockType(paragraph)(state, dispatch);
    return view === undefined ? false : wrap(view.state, dispatch, view);
  };
}

/** Refuses what would make the markup longer than it may be; what is too long already can still get shorter. */
const withinLength = (most: number): Plugin =>
  new Plugin({
    filterTransaction: (change, before) => {
      if (!change.docChanged) return true;
      const length = sourceOf(change.doc.children).length;
      return length <= most || length <= sourceOf(before.doc.children).length;
    },
  });

const shortcuts = keymap({
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(strong),
  Enter: splitListItem(listItem),
  'Shift-Enter': chainCommands(splitListItem(listItem), splitBlock),
});

/** Who used the markup before can go on typing it. */
const typedMarkup = inputRules({
  rules: [wrappingInputRule(/^\s*[-*•]\s$/, bulletList), textblockTypeInputRule(/^#{1,4}\s$/, heading)],
});

interface Options {
  readonly source: string;
  readonly most: number;
  /** Hears of each change: the markup if the text has changed, and the styles at the cursor. */
  readonly onChange: (source: string | undefined, styles: Styles) => void;
}

const stateOf = (source: string, most: number): EditorState =>
  EditorState.create({
    doc: documentOf(source),
    plugins: [history(), typedMarkup, shortcuts, keymap(baseKeymap), withinLength(most)],
  });

/** Reads pasted text as markup. What is a part of a line keeps the spaces at its ends. */
function pasted(text: string): Slice {
  const { content } = documentOf(text);
  const words = content.firstChild;
  if (words?.type !== paragraph) return new Slice(content, 0, 0);
  if (content.childCount > 1 || text.includes('\n')) return Slice.maxOpen(content);
  const spaces = [text.slice(0, text.length - text.trimStart().length), text.slice(text.trimEnd().length)];
  const [before, after] = spaces.map((space) => (space === '' ? [] : [schema.text(space)]));
  const line = [...(before ?? []), ...words.children, ...(after ?? [])];
  return Slice.maxOpen(Fragment.from(paragraph.create(null, line)));
}

/** What is copied, in the markup. A part of one heading or item is words, and no heading or item of its own. */
function copied({ content }: Slice): string {
  let only = content.childCount === 1 ? content.firstChild : null;
  while (only !== null && !only.isTextblock) only = only.childCount === 1 ? only.firstChild : null;
  return sourceOf(only === null ? content.content : [paragraph.create(null, only.content)]);
}

/** An editor of a description in a place of the page. Pasted and copied text is plain, in the markup. */
export function openEditor(place: HTMLElement, { source, most, onChange }: Options): EditorView {
  const view: EditorView = new EditorView(
    { mount: place },
    {
      state: stateOf(source, most),
      dispatchTransaction: (change) => {
        view.updateState(view.state.apply(change));
        onChange(change.docChanged ? sourceOf(view.state.doc.children) : undefined, stylesOf(view.state));
      },
      handleDOMEvents: {
        // Only the plain text: HTML of other programs is never read.
        paste: (editor, event) => {
          // What is being composed is the browser's until it is done.
          if (editor.composing) return false;
          event.preventDefault();
          if (!editor.editable) return true;
          const room = Math.max(0, most - sourceOf(editor.state.doc.children).length);
          return editor.pasteText((event.clipboardData?.getData('text/plain') ?? '').slice(0, room), event);
        },
        drop: (_, event) => {
          event.preventDefault();
          return true;
        },
      },
      clipboardTextParser: pasted,
      clipboardTextSerializer: copied,
    },
  );
  return view;
}

/** Puts another text into an editor, as when a template is applied. Undo begins anew. */
export function replaceText(view: EditorView, source: string, most: number): void {
  view.updateState(stateOf(source, most));
}
