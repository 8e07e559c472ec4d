import { CalendarDays, Store, Users } from 'lucide-react';
import { Icon } from '@hearth/ui/icon';
import type { ImportKind } from '../../contract/schemas.ts';

const DRAWING = { LOCATIONS: Store, EMPLOYEES: Users, SHIFTS: CalendarDays } as const;

/** The icon of a kind of file. */
export function KindIcon({ kind, size = 20 }: { kind: ImportKind; size?: 16 | 20 | 24 }) {
  return <Icon of={DRAWING[kind]} size={size} />;
}
