import { newId } from '@hearth/kit/id';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { MOST_CRITERIA } from '../../../contract/cards.ts';
import type { Criterion } from '../../../contract/schemas.ts';
import { useCardWords } from './words.ts';

/** Criteria without those of which nothing was written. */
export function said(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter(({ name, good }) => name.trim() !== '' || good.trim() !== '');
}

/** Whether each criterion that was written has a name. */
export function isNamed(criteria: readonly Criterion[]): boolean {
  return said(criteria).every(({ name }) => name.trim() !== '');
}

/** What candidates are judged by in interviews of a kit, each with what good looks like. */
export function KitCriteria(props: {
  readonly criteria: readonly Criterion[];
  readonly tried: boolean;
  readonly onChange: (criteria: Criterion[]) => void;
}) {
  const { t, format } = useCardWords();
  const { criteria, tried, onChange } = props;
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
              error={tried && name.trim() === '' && good.trim() !== '' ? t('kit.unnamed') : undefined}
              onChange={({ target }) => set(id, { name: target.value })}
            />
            <TextField
              label={t('kit.good')}
              value={good}
              maxLength={300}
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
      {criteria.length < MOST_CRITERIA && (
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
