import type { LoadedComponent } from '../deferred/index.tsx';
import { Deferred } from '../deferred/index.tsx';
import type { MenuProps } from '../menu/index.tsx';

export type { MenuAction, MenuEntry } from '../menu/index.tsx';

type LoadedMenuProps = Omit<MenuProps, 'trigger'>;

const load = async (): Promise<{ Opened: LoadedComponent<LoadedMenuProps> }> => ({
  Opened: (await import('../menu/index.tsx')).Menu,
});

/** A Menu that costs its button until somebody comes near it: for pages with one in every line. */
export function MenuButton({ trigger, ...behind }: MenuProps) {
  return <Deferred<LoadedMenuProps> button={trigger} load={load} rest={behind} />;
}
