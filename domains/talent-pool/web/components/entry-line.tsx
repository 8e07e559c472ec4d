import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { PoolEntry } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { EntryFacts } from './entry-facts.tsx';

/** One person of the pool, with reason and consent. */
export function EntryLine({
  entry,
  mayEdit,
  chosen,
  onChosen,
  onEdit,
}: {
  readonly entry: PoolEntry;
  readonly mayEdit: boolean;
  readonly chosen: boolean;
  readonly onChosen: (chosen: boolean) => void;
  readonly onEdit: () => void;
}) {
  const { t } = usePoolWords();
  const name = `${entry.first_name} ${entry.last_name}`;
  return (
    <li className="flex items-start gap-3 border-b border-line p-3 last:border-b-0">
      {mayEdit && (
        <Checkbox
          label={t('choose', { name })}
          labelHidden
          checked={chosen}
          onChange={(event) => onChosen(event.target.checked)}
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {entry.application_id === null ? (
            <b dir="auto" className="break-words">
              {name}
            </b>
          ) : (
            <Link
              to={`?view=list&application=${entry.application_id}`}
              className={`${TEXT_LINK} inline-flex items-center font-bold break-words phone:min-h-11`}
            >
              <bdi>{name}</bdi>
            </Link>
          )}
          <span className="text-ink-2">
            {t('line.was', { position: entry.position_name || entry.job_title, place: entry.location_name })}
          </span>
        </p>
        <EntryFacts entry={entry} />
      </div>
      {mayEdit && (
        <Button size="sm" onClick={onEdit}>
          {t('entry.change')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
