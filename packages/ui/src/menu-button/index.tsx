import type { Opened } from '../deferred/index.tsx';
import { Deferred } from '../deferred/index.tsx';
import type { MenuProps } from '../menu/index.tsx';

export type { MenuAction, MenuEntry } from '../menu/index.tsx';

type Behind = Omit<MenuProps, 'trigger'>;

const load = async (): Promise<{ Opened: Opened<Behind> }> => ({ Opened: (await import('../menu/index.tsx')).Menu });

/** A Menu that costs its button until somebody comes near it: for pages with one in every line. */
export function MenuButton({ trigger, ...behind }: MenuProps) {
  return <Deferred<Behind> button={trigger} load={load} rest={behind} />;
}
