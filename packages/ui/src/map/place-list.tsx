import { join } from '../classes/join.ts';
import type { MapMarker } from './engine.ts';

/** The places of a map as a list of buttons: all that the map shows, for those who do not see it or do not point. */
export function PlaceList({
  label,
  empty,
  places,
  selected,
  onSelect,
  className,
}: {
  label: string;
  empty: string;
  places: readonly MapMarker[];
  selected: string | null;
  onSelect: (id: string) => void;
  className: string;
}) {
  if (places.length === 0) return <p className="self-center text-base text-ink-2">{empty}</p>;
  return (
    <ul aria-label={label} className={join('grid content-start gap-0.5 overflow-auto', className)}>
      {places.map(({ id, name, note }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
            className={join(
              'block min-h-9 w-full rounded-sm px-2.5 py-1.5 text-start text-base transition-colors duration-150 phone:min-h-11',
              id === selected ? 'bg-accent-soft font-bold text-accent-ink' : 'hover:bg-sunken',
            )}
          >
            {name}
            {note !== undefined && <span className="block text-sm font-normal text-ink-2">{note}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
