import { useSchedule } from '../editor/use-schedule.ts';

/** How an empty week begins; nothing where nobody works, and for whoever cannot edit it. */
export default function EmptyHint() {
  const { snapshot, phrases, mayEdit } = useSchedule();
  if (!mayEdit || snapshot.week.people.length === 0) return null;
  return <p className="border-b border-line bg-surface-2 px-4 py-2 text-base text-ink-2">{phrases.t('grid.begin')}</p>;
}
