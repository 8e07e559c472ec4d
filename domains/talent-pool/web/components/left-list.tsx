import type { NotAdded, NotInvited } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';

/** Who was left out, and why. */
export function LeftList({ left }: { readonly left: readonly (NotAdded | NotInvited)[] }) {
  const { t, format } = usePoolWords();
  if (left.length === 0) return null;
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t('left', { n: format.number(left.length) })}</p>
      <ul
        className="grid max-h-48 gap-0.5 overflow-y-auto text-sm text-ink-2"
        tabIndex={0}
        aria-label={t('left', { n: format.number(left.length) })}
      >
        {left.map((person) => (
          <li key={'entry_id' in person ? person.entry_id : person.application_id}>
            {t(`why.${person.why}`, { name: `${person.first_name} ${person.last_name}` })}
          </li>
        ))}
      </ul>
    </div>
  );
}
