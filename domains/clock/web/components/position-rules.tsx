import { useCall } from '@hearth/client/query';
import { listPositions } from '@hearth/domains/team/contract';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { IconButton } from '@hearth/ui/button';
import { Select } from '@hearth/ui/select';
import { X } from 'lucide-react';
import type { ClockSetting } from '../../contract/schemas.ts';
import { useClockWords } from '../words.ts';
import { AnswerSelect } from './answer-select.tsx';

type Rule = ClockSetting['positions'][number];

interface RulesProps {
  readonly brandId: string;
  readonly rules: readonly Rule[];
  /** What holds without one: a new rule begins with it. */
  readonly usual: Pick<ClockSetting, 'early' | 'unscheduled'>;
  readonly isLocked: boolean;
  readonly onChange: (rules: Rule[]) => void;
}

/** Positions in which clocking in early or without a shift is otherwise. */
export function PositionRules({ brandId, rules, usual, isLocked, onChange }: RulesProps) {
  const { t } = useClockWords();
  const { data } = useCall(listPositions, { params: { id: brandId } });
  const positions = data?.positions ?? [];
  const nameOf = (id: string): string => positions.find((one) => one.id === id)?.name ?? '';
  const free = positions.filter(({ id }) => !rules.some((rule) => rule.position_id === id));
  const set = (id: string, change: Partial<Rule>): void =>
    onChange(rules.map((rule) => (rule.position_id === id ? { ...rule, ...change } : rule)));
  if (positions.length === 0) return null;
  return (
    <Card title={t('settings.positions')} note={t('settings.positionsNote')}>
      <div className="grid gap-4">
        {rules.map((rule) => (
          <fieldset key={rule.position_id} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
            <legend className="mb-1 font-bold">{nameOf(rule.position_id)}</legend>
            {(['early', 'unscheduled'] as const).map((name) => (
              <AnswerSelect
                key={name}
                name={name}
                value={rule[name]}
                isLocked={isLocked}
                onChange={(value) => set(rule.position_id, { [name]: value })}
              />
            ))}
            <IconButton
              label={t('settings.removePosition', { name: nameOf(rule.position_id) })}
              icon={<Icon of={X} />}
              disabled={isLocked}
              onClick={() => onChange(rules.filter(({ position_id: id }) => id !== rule.position_id))}
            />
          </fieldset>
        ))}
        {!isLocked && free.length > 0 && (
          <Select
            label={t('settings.addPosition')}
            placeholder={t('settings.addPosition')}
            options={free.map(({ id, name }) => ({ id, label: name }))}
            value={null}
            onChange={(id) => {
              if (id !== null)
                onChange([...rules, { position_id: id, early: usual.early, unscheduled: usual.unscheduled }]);
            }}
          />
        )}
      </div>
    </Card>
  );
}
