import { useFormat } from '@hearth/i18n/use-format';
import { Disclosure } from '@hearth/ui/disclosure';
import type { FillResult } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const CELL = 'py-1.5 ps-3 text-end tabular-nums';
const NAME = 'py-1.5 text-start font-normal';

/** The week before and after, and what each person has. */
export function BeforeAfter({ result }: { readonly result: FillResult }) {
  const { t } = useWords();
  const format = useFormat();
  const { before, after } = result;
  const hours = (minutes: number): string => format.duration(minutes);
  const rows = [
    { name: t('sums.open'), before: format.number(before.open_shifts), after: format.number(after.open_shifts) },
    { name: t('sums.openHours'), before: hours(before.open_minutes), after: hours(after.open_minutes) },
    { name: t('sums.hours'), before: hours(before.minutes), after: hours(after.minutes) },
    ...(before.cost === null || after.cost === null
      ? []
      : [
          {
            name: t('sums.cost'),
            before: format.money(before.cost.amount, before.cost.currency, 'whole'),
            after: format.money(after.cost.amount, after.cost.currency, 'whole'),
          },
        ]),
    { name: t('sums.warnings'), before: null, after: format.number(after.warnings) },
  ];
  return (
    <div className="grid gap-3">
      <table className="w-full text-base">
        <thead>
          <tr className="border-b border-line text-dense text-ink-2">
            <th scope="col" className={NAME}>
              <span className="sr-only">{t('sums.what')}</span>
            </th>
            <th scope="col" className={CELL}>
              {t('sums.before')}
            </th>
            <th scope="col" className={CELL}>
              {t('sums.after')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={NAME}>
                {row.name}
              </th>
              <td className={`${CELL} text-ink-2`}>{row.before ?? '–'}</td>
              <td className={`${CELL} font-bold`}>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure title={t('byPerson')}>
        <People people={result.people} hours={hours} />
      </Disclosure>
    </div>
  );
}

type PeopleProps = { readonly people: FillResult['people']; readonly hours: (minutes: number) => string };

/** Hours before and after, and each person’s share of what nobody likes. */
function People({ people, hours }: PeopleProps) {
  const { t } = useWords();
  const format = useFormat();
  const shown = people
    .filter(({ after }) => after.shifts > 0)
    .toSorted((one, other) => other.after.minutes - one.after.minutes);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-dense">
        <thead>
          <tr className="border-b border-line text-ink-2">
            {(['person', 'before', 'after', 'weekends', 'closes', 'earlies'] as const).map((column, index) => (
              <th key={column} scope="col" className={index === 0 ? NAME : CELL}>
                {t(`sums.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map(({ employee_id: id, name, before, after }) => (
            <tr key={id}>
              <th scope="row" className={NAME}>
                {name}
              </th>
              <td className={`${CELL} text-ink-2`}>{hours(before.minutes)}</td>
              <td className={`${CELL} font-bold`}>{hours(after.minutes)}</td>
              <td className={CELL}>{format.number(after.weekends)}</td>
              <td className={CELL}>{format.number(after.closes)}</td>
              <td className={CELL}>{format.number(after.earlies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2 text-sm text-ink-2">{t('shareNote')}</p>
    </div>
  );
}
