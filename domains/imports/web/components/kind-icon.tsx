import { CalendarDays, Store, Users } from 'lucide-react';
import { Icon } from '@hearth/ui/icon';
import type { ImportKind } from '../../contract/schemas.ts';

const DRAWING = { LOCATIONS: Store, EMPLOYEES: Users, SHIFTS: CalendarDays } as const;

/** What a file is about, as a picture beside its name. */
export function KindIcon({ kind, size = 20 }: { kind: ImportKind; size?: 16 | 20 | 24 }) {
  return <Icon of={DRAWING[kind]} size={size} />;
}
