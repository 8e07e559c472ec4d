import { Link } from 'react-router';
import type { HitLine } from '../use-hit-lines.tsx';

/** Hits as links, each with what tells it from others. */
export function HitList({ lines }: { lines: readonly HitLine[] }) {
  return (
    <ul className="overflow-clip rounded-lg border border-line bg-surface">
      {lines.map(({ id, label, note, start, end, href }) => (
        <li key={id} className="not-first:border-t not-first:border-line">
          <Link
            to={href}
            className="flex min-h-14 items-center gap-3 px-4 py-2 text-base -outline-offset-2 transition-colors duration-150 hover:bg-sunken"
          >
            <span className="grid w-8 shrink-0 place-items-center text-ink-2">{start}</span>
            <span className="min-w-0 flex-1">
              <span className="block font-bold break-words">
                <bdi>{label}</bdi>
              </span>
              {note !== '' && (
                <span className="block text-sm break-words text-ink-2">
                  <bdi>{note}</bdi>
                </span>
              )}
            </span>
            {end !== undefined && <span className="shrink-0 text-sm text-ink-2">{end}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
