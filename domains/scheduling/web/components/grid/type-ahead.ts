import type { InlineEdit } from '../../state/grid/interaction.ts';
import type { ScheduleEditor } from '../editor/create-schedule-editor.ts';

/** Keeps what is typed while the form of a shift is still being loaded. Answers whether the key meant something. */
export function typeAhead(editor: ScheduleEditor, editing: InlineEdit, key: string): boolean {
  if (key === 'Escape') editor.set({ editing: null });
  else if (key === 'Enter') editor.set({ editing: { ...editing, entered: true } });
  else if (key === 'Backspace') editor.set({ editing: { ...editing, typed: editing.typed.slice(0, -1) } });
  else if (key.length === 1) editor.set({ editing: { ...editing, typed: editing.typed + key } });
  else return false;
  return true;
}
