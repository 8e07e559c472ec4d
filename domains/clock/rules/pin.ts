import { KIOSK_TRIES, LOCK_MS, LONGEST_LOCK_MS, PIN_TRIES } from './limits.ts';

/** Wrong PINs of a person since their last right one. */
export interface WrongPins {
  readonly wrong_pins: number;
  readonly locked_until: Date | null;
}

/** The column in the middle of the keys, down and up. */
const COLUMN: ReadonlySet<string> = new Set(['2580', '0852']);

/**
 * Whether a PIN is among the first that somebody would try: one digit repeated, digits up or down in a row, the same two or more again
 * and again, the column in the middle, or a year in which somebody may be born.
 */
export function isWeakPin(pin: string): boolean {
  if (COLUMN.has(pin) || /^(\d{2,4})\1+$/.test(pin) || /^(?:19[3-9]\d|20[0-2]\d)$/.test(pin)) return true;
  const steps = Array.from(pin.slice(1), (digit, index) => Number(digit) - Number(pin[index]));
  const [first] = steps;
  return first !== undefined && Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/** Whether no PIN is even looked at now. */
export function isLocked({ locked_until: until }: Pick<WrongPins, 'locked_until'>, now: Date): boolean {
  return until !== null && until > now;
}

/** What a wrong PIN of a person makes of those before it. Each five lock it, each time for twice as long, until a right one. */
export function afterWrongPin({ wrong_pins: before }: Pick<WrongPins, 'wrong_pins'>, now: Date): WrongPins {
  const wrong = before + 1;
  if (wrong % PIN_TRIES !== 0) return { wrong_pins: wrong, locked_until: null };
  const lock = Math.min(LONGEST_LOCK_MS, LOCK_MS * 2 ** (wrong / PIN_TRIES - 1));
  return { wrong_pins: wrong, locked_until: new Date(now.getTime() + lock) };
}

/** Wrong PINs at a tablet, whoever typed them: those of a quarter of an hour, since a right one of somebody else says nothing of them. */
export interface WrongAtKiosk {
  readonly wrong_pins: number;
  readonly wrong_since: Date | null;
}

function isCounted({ wrong_since: since }: WrongAtKiosk, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() < LOCK_MS;
}

/** Whether a tablet takes no PINs now. */
export function isKioskLocked(tried: WrongAtKiosk, now: Date): boolean {
  return isCounted(tried, now) && tried.wrong_pins >= KIOSK_TRIES;
}

/** What a wrong PIN at a tablet makes of those before it. */
export function afterWrongAtKiosk(tried: WrongAtKiosk, now: Date): WrongAtKiosk {
  return isCounted(tried, now)
    ? { wrong_pins: tried.wrong_pins + 1, wrong_since: tried.wrong_since }
    : { wrong_pins: 1, wrong_since: now };
}

interface Named {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

/** Names as a shared tablet shows them: the first name and an initial; whole where two would be the same. By employee. */
export function shortNames(people: readonly Named[]): ReadonlyMap<string, string> {
  const short = ({ first_name: first, last_name: last }: Named): string =>
    [first, last === '' ? '' : `${firstCharacter(last)}.`].filter((part) => part !== '').join(' ');
  const same = Map.groupBy(people, short);
  return new Map(
    people.map((one) => {
      const name = short(one);
      return [one.id, (same.get(name)?.length ?? 0) > 1 ? `${one.first_name} ${one.last_name}`.trim() : name];
    }),
  );
}
