import { newId } from '@hearth/kit/id';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { MAX_CRITERIA } from '../../../contract/cards.ts';
import type { Criterion } from '../../../contract/schemas.ts';
import { useCardWords } from './words.ts';

/** Removes criteria that were left empty. */
export function withoutEmpty(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter(({ name, good }) => name.trim() !== '' || good.trim() !== '');
}

/** Returns the indexes of criteria that have a description but no name. */
export function findUnnamed(criteria: readonly Criterion[]): number[] {
  return criteria.flatMap(({ name, good }, index) => (name.trim() === '' && good.trim() !== '' ? [index] : []));
}

type PartOfCriterion = 'name' | 'good';

/** Maps an index from the server to the form, which also counts empty criteria. */
export function toFormPath(
  sent: string,
  criteria: readonly Criterion[],
): 'criteria' | `criteria.${number}.${PartOfCriterion}` {
  const [, place, part] = sent.split('.');
  const { id } = withoutEmpty(criteria)[Number(place)] ?? {};
  const index = criteria.findIndex((one) => one.id === id);
  return index === -1 ? 'criteria' : `criteria.${index}.${part === 'good' ? 'good' : 'name'}`;
}

/** Edits the criteria of a kit, each with what good looks like. */
export function KitCriteria(props: {
  readonly criteria: readonly Criterion[];
  readonly fault: (index: number, part: PartOfCriterion) => string | undefined;
  readonly onChange: (criteria: Criterion[]) => void;
}) {
  const { t, format } = useCardWords();
  const { criteria, fault, onChange } = props;
  const set = (id: string, change: Partial<Criterion>): void =>
    onChange(criteria.map((one) => (one.id === id ? { ...one, ...change } : one)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-dense font-bold">{t('kit.title')}</legend>
      <p className="text-sm text-ink-2">{t('kit.help')}</p>
      {criteria.map(({ id, name, good }, index) => (
        <div key={id} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
            <TextField
              label={t('kit.name', { number: format.number(index + 1) })}
              value={name}
              maxLength={80}
              error={fault(index, 'name')}
              onChange={({ target }) => set(id, { name: target.value })}
            />
            <TextField
              label={t('kit.good')}
              value={good}
              maxLength={300}
              error={fault(index, 'good')}
              onChange={({ target }) => set(id, { good: target.value })}
            />
          </div>
          <IconButton
            className="mt-6"
            label={t('kit.remove', { name: name === '' ? format.number(index + 1) : name })}
            icon={<Icon of={Trash2} />}
            onClick={() => onChange(criteria.filter((one) => one.id !== id))}
          />
        </div>
      ))}
      {criteria.length < MAX_CRITERIA && (
        <div>
          <Button
            size="sm"
            icon={<Icon of={Plus} />}
            onClick={() => onChange([...criteria, { id: newId(), name: '', good: '' }])}
          >
            {t('kit.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
