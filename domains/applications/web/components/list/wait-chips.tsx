import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { FilterChips } from '@hearth/ui/chip';
import type { Waits } from '../../../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

const WAITS = ['late', 'in_time'] as const;

/** Narrows a list to those whose reply is overdue, or due: one of them, or neither. */
export function WaitChips(props: {
  readonly waits: Waits | null;
  readonly promisedHours: number;
  readonly onWaits: (waits: Waits | null) => void;
}) {
  const { t } = usePhrases('applications-list', en);
  const format = useFormat();
  const { waits, promisedHours, onWaits } = props;
  return (
    <FilterChips
      label={t('waits.label')}
      chips={WAITS.map((id) => ({ id, label: t(`waits.${id}`, { hours: format.number(promisedHours) }) }))}
      chosen={waits === null ? [] : [waits]}
      onChange={(ids) => onWaits(WAITS.find((one) => ids.includes(one) && one !== waits) ?? null)}
    />
  );
}
