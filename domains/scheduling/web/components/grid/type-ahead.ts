import type { Desk, Editing } from '../editor/desk.ts';

/** The editor is still on its way: what is typed meanwhile is waiting in it when it comes. */
export function typeAhead(desk: Desk, editing: Editing, key: string): boolean {
  if (key === 'Escape') desk.setEditing(null);
  else if (key === 'Enter') desk.setEditing({ ...editing, entered: true });
  else if (key === 'Backspace') desk.setEditing({ ...editing, typed: editing.typed.slice(0, -1) });
  else if (key.length === 1) desk.setEditing({ ...editing, typed: editing.typed + key });
  else return false;
  return true;
}
