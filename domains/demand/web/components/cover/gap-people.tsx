import { instantsAt } from '@hearth/domains/scheduling/rules';
import type { ShownCover } from '@hearth/domains/scheduling/slots';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Button } from '@hearth/ui/button';
import { useMemo } from 'react';
import type { Gap } from '../../../rules/staffing/cover.ts';
import { rankPeople, type RankedPerson } from '../../../rules/staffing/rank-people.ts';
import { toContent } from './to-content.ts';
import { present } from './cover-strip.tsx';
import { useCoverWords } from './words.ts';

type PeopleProps = { readonly shown: ShownCover; readonly gap: Gap; readonly onAssigned: () => void };
type Ranked = RankedPerson<ShownCover['week']['people'][number]>;

const MOST_SHOWN = 8;

/** Who could fill a gap, the most suitable first, and what speaks for and against them. */
export function GapPeople({ shown, gap, onAssigned }: PeopleProps) {
  const { t } = useCoverWords();
  const format = useFormat();
  const ruleName = useRuleNames();
  const content = useMemo(() => toContent(gap, shown.week.break_steps), [gap, shown.week.break_steps]);
  const ranked = useMemo(() => rankFor(shown, content), [shown, content]);
  if (ranked.length === 0) return <p className="text-dense text-ink-2">{t('nobody')}</p>;
  const reasons = ({ rules, isWished, minutes, left, cost }: Ranked): string =>
    [
      isWished ? t('wished') : null,
      left === null ? t('hours', { hours: format.duration(minutes) }) : t('left', { hours: format.duration(left) }),
      cost === null || shown.week.location.currency === null
        ? null
        : format.money(cost, shown.week.location.currency, 'whole'),
      ...rules.map((rule) => ruleName(rule)),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  return (
    <ul className="grid gap-1 rounded-md border border-line p-2">
      {ranked.slice(0, MOST_SHOWN).map((one) => {
        const name = `${one.person.first_name} ${one.person.last_name}`.trim();
        return (
          <li key={one.person.employee_id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block">{name}</span>
              <span className="block text-dense text-ink-2">{reasons(one)}</span>
            </span>
            <Button
              size="sm"
              aria-label={t('assignNamed', { name })}
              onClick={() => {
                const given = { ...content, employee_id: one.person.employee_id };
                if (shown.attempt([{ kind: 'create', id: newId(), content: given }], t('assigned', { name })))
                  onAssigned();
              }}
            >
              {t('assign')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function rankFor({ week, shifts }: ShownCover, content: ReturnType<typeof toContent>): Ranked[] {
  const shift = {
    ...content,
    ...instantsAt(content, week.location.time_zone),
    id: newId(),
    location_id: week.location.id,
  };
  const own = Map.groupBy(present(shifts), (one) => one.employee_id);
  return rankPeople(shift, week.people, (id) => own.get(id) ?? [], {
    locationId: week.location.id,
    zone: week.location.time_zone,
    currency: week.location.currency,
    week: week.week,
    ruleSet: week.rule_set,
    demands: week.demands,
    closedDays: week.closed_days,
  });
}
