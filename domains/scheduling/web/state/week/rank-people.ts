import type { SchedulePerson } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { previewEdit, type VerdictInput } from './verdict.ts';

const FITS = ['fits', 'warn', 'consent', 'block'] as const;

/** A person of the week for a shift that is being written. */
export interface RankedPerson {
  readonly person: SchedulePerson;
  /** What the shift would mean for them; null while its times are not complete. */
  readonly fit: (typeof FITS)[number] | null;
  /** The lower, the better: by what it would mean, then those who hold the position. */
  readonly rank: number;
}

interface Draft {
  readonly isComplete: boolean;
  /** What would be saved if somebody had the shift. */
  readonly commandsOf: (employeeId: string) => readonly Command[];
}

/** Ranks the people of a week for a shift: whom it breaks no rule for first, and of those who hold its position first. */
export function rankPeople(
  ground: VerdictInput,
  positionId: string | null,
  { isComplete, commandsOf }: Draft,
): readonly RankedPerson[] {
  return ground.week.people.map((person) => {
    const isOther = positionId !== null && person.position_id !== positionId;
    if (!isComplete) return { person, fit: null, rank: Number(isOther) };
    const { level = 'fits' } = previewEdit(ground, commandsOf(person.employee_id));
    return { person, fit: level, rank: 2 * FITS.indexOf(level) + Number(isOther) };
  });
}
