import { useClient } from '@hearth/client/context';
import { makeDealFor } from '@hearth/domains/deals/contract';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import type { MenuAction } from '@hearth/ui/menu-button';
import { toasts } from '@hearth/ui/toast';
import { Ellipsis } from 'lucide-react';
import { markDay } from '../../../contract/live-act-endpoints.ts';
import type { ClockShift, LivePerson, LiveShift, PunchKind } from '../../../contract/schemas.ts';
import { useClockWords } from '../../words.ts';
import { toldPhrase, useLiveWords } from './words.ts';

/** A dialog about somebody’s day. */
export type LiveDialog =
  | { readonly is: 'CORRECT'; readonly kind: PunchKind | null }
  | { readonly is: 'MARK'; readonly mark: 'LATE' | 'NO_SHOW'; readonly shift: ClockShift }
  | { readonly is: 'MESSAGE' }
  | { readonly is: 'STATION'; readonly shift: LiveShift }
  | { readonly is: 'CALL'; readonly shift: ClockShift }
  | { readonly is: 'END'; readonly shift: ClockShift; readonly isHome: boolean };

interface MenuProps {
  readonly person: LivePerson;
  readonly brandId: string;
  /** The moment of the answer. */
  readonly now: string;
  readonly zone: string;
  /** Whether shifts can be changed there, besides hours. */
  readonly canPlan: boolean;
  /** Whether there are stations that somebody can work at. */
  readonly hasStations: boolean;
  readonly open: (dialog: LiveDialog) => void;
  readonly onProblem: (error: unknown) => void;
}

const PUNCHES = { OUT: ['IN'], IN: ['BREAK_START', 'OUT'], BREAK: ['BREAK_END', 'OUT'] } as const satisfies Record<
  string,
  readonly PunchKind[]
>;
const LABELS = { IN: 'clockIn', OUT: 'clockOut', BREAK_START: 'startBreak', BREAK_END: 'endBreak' } as const;

/** The shift of somebody that is not over: the one under way, else the next. */
export function shiftAhead({ shifts }: Pick<LivePerson, 'shifts'>, now: string): LiveShift | undefined {
  return shifts
    .filter(({ ends_at: end }) => end > now)
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))[0];
}

/** Whether a shift begins today or has begun: one of a day to come is for the schedule. */
export function isForToday({ starts_at: starts }: Pick<ClockShift, 'starts_at'>, now: string, zone: string): boolean {
  return localDay(starts, zone) <= localDay(now, zone);
}

/** All that a manager can do about somebody’s day, behind one button. */
export function PersonMenu(props: MenuProps) {
  const { t } = useLiveWords();
  const entries = useEntries(props);
  const label = t('more', { name: props.person.name });
  return (
    <MenuButton
      label={label}
      entries={entries}
      trigger={<Button size="sm" variant="ghost" aria-label={label} icon={<Icon of={Ellipsis} />} />}
    />
  );
}

function useEntries({ person, brandId, now, zone, canPlan, hasStations, open, onProblem }: MenuProps): MenuAction[] {
  const { t } = useLiveWords();
  const { t: clockWord } = useClockWords();
  const client = useClient();
  const { state, marks } = person;
  const clock = state === 'IN' || state === 'BREAK' ? state : 'OUT';
  const shift = shiftAhead(person, now);
  const isAbsent = state === 'SCHEDULED' || state === 'LATE' || state === 'NO_SHOW';
  const action = (id: keyof typeof ACTIONS, onSelect: () => void): MenuAction => ({ id, label: t(id), onSelect });
  const punches = PUNCHES[clock].map((kind) => ({
    id: kind,
    label: t(LABELS[kind]),
    onSelect: () => open({ is: 'CORRECT', kind }),
  }));
  const correct: MenuAction = {
    id: 'correct',
    label: clockWord('live.correct'),
    onSelect: () => open({ is: 'CORRECT', kind: null }),
  };
  if (!canPlan) return [...punches, correct];
  const marked = person.shifts.flatMap((one) => marks.filter(({ shift_id: id }) => id === one.id));
  const target = shift ?? person.shifts[0];
  const offer = async (at: ClockShift): Promise<void> => {
    const request = { verb: 'RELEASE' as const, idempotency_key: newId(), shift_id: at.id, note: '' };
    await client.call(makeDealFor, { params: { id: brandId }, body: { request, reason: t('offerReason') } });
    toasts.show({ message: t('offered'), tone: 'ok' });
  };
  const unmark = async (): Promise<void> => {
    let told: boolean | null = null;
    for (const { shift_id: id, version } of marked) {
      // oxlint-disable-next-line no-await-in-loop -- one or two, each with its version
      const { is_told: isTold } = await client.call(markDay, {
        params: { id: brandId, shift_id: id },
        body: { employee_id: person.employee_id, mark: null, expected_at: null, note: '', version },
      });
      told = isTold ?? told;
    }
    toasts.show({ message: t(toldPhrase(told), { name: person.name }), tone: 'ok' });
  };
  return [
    ...punches,
    correct,
    action('message', () => open({ is: 'MESSAGE' })),
    ...(isAbsent && target !== undefined
      ? [
          action('late', () => open({ is: 'MARK', mark: 'LATE', shift: target })),
          action('noShow', () => open({ is: 'MARK', mark: 'NO_SHOW', shift: target })),
        ]
      : []),
    ...(marked.length > 0 ? [action('unmark', () => void unmark().catch(onProblem))] : []),
    ...(isAbsent && shift !== undefined && isForToday(shift, now, zone)
      ? [action('callIn', () => open({ is: 'CALL', shift }))]
      : []),
    ...(shift !== undefined && shift.starts_at > now
      ? [action('offer', () => void offer(shift).catch(onProblem))]
      : []),
    ...(shift !== undefined && isForToday(shift, now, zone) && (hasStations || shift.station !== '')
      ? [action('station', () => open({ is: 'STATION', shift }))]
      : []),
    ...(clock !== 'OUT' && shift !== undefined
      ? [
          action('longer', () => open({ is: 'END', shift, isHome: false })),
          action('home', () => open({ is: 'END', shift, isHome: true })),
        ]
      : []),
  ];
}

const ACTIONS = {
  message: 0,
  station: 0,
  late: 0,
  noShow: 0,
  unmark: 0,
  callIn: 0,
  offer: 0,
  longer: 0,
  home: 0,
} as const;
