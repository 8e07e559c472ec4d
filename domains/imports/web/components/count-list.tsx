import { CircleCheck, CirclePlus, CircleX, Equal, RefreshCw, TriangleAlert } from 'lucide-react';
import { Icon } from '@hearth/ui/icon';
import type { Counts } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const LINES = [
  { key: 'created', drawing: CirclePlus, colour: 'text-ok' },
  { key: 'updated', drawing: RefreshCw, colour: 'text-info' },
  { key: 'same', drawing: Equal, colour: 'text-ink-2' },
  { key: 'refused', drawing: CircleX, colour: 'text-bad' },
  { key: 'warned', drawing: TriangleAlert, colour: 'text-warn' },
] as const;

/** The expected or actual row counts, one sentence per outcome. */
export function CountList({ counts, tense }: { counts: Counts; tense: 'check' | 'result' }) {
  const { t } = useWords();
  const shown = LINES.filter(({ key }) => counts[key] > 0);
  return (
    <ul className="grid gap-2 text-lg">
      {shown.map(({ key, drawing, colour }) => (
        <li key={key} className="flex items-center gap-2.5">
          <Icon of={drawing} size={20} className={colour} />
          <span className={key === 'created' || key === 'refused' ? 'font-bold' : ''}>
            {t(`${tense}.${key}`, { count: counts[key] })}
          </span>
        </li>
      ))}
      {shown.length === 0 && (
        <li className="flex items-center gap-2.5">
          <Icon of={CircleCheck} size={20} className="text-ok" />
          {t('rows.none')}
        </li>
      )}
    </ul>
  );
}
