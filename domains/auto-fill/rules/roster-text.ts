import type { Roster, RosterProblem } from './problem.ts';

/** A roster as text: a line for each person with their name and the shift of each day, empty on days off, with commas between. */
export function rosterText({ people, shifts, days }: RosterProblem, roster: Roster): string {
  return people
    .map(({ id }, person) => {
      const row = roster.subarray(person * days, (person + 1) * days);
      return `${[id, ...Array.from(row, (shift) => (shift === 0 ? '' : (shifts[shift - 1]?.id ?? '')))].join(',')}\n`;
    })
    .join('');
}

/** Reads such a text; throws a sentence with line and column. */
export function readRoster({ people, shifts, days }: RosterProblem, text: string): Roster {
  const roster = new Int16Array(people.length * days);
  const lines = text.replaceAll('\r', '').split('\n');
  while (lines.at(-1) === '') lines.pop();
  if (lines.length !== people.length)
    throw new Error(
      `Line ${lines.length}: the roster has ${lines.length} lines, but there are ${people.length} people.`,
    );
  for (const [index, line] of lines.entries()) {
    const [id = '', ...row] = line.split(',');
    const person = people.findIndex((worker) => worker.id === id.trim());
    if (person < 0) throw new Error(`Line ${index + 1}, column 1: there is no person named "${id.slice(0, 40)}".`);
    if (row.length !== days)
      throw new Error(`Line ${index + 1}: ${row.length} days were found after the name, and ${days} were expected.`);
    let column = id.length + 2;
    for (const [day, name] of row.entries()) {
      const shift = name.trim() === '' ? 0 : shifts.findIndex((one) => one.id === name.trim()) + 1;
      if (shift === 0 && name.trim() !== '')
        throw new Error(`Line ${index + 1}, column ${column}: there is no shift named "${name.slice(0, 40)}".`);
      roster[person * days + day] = shift;
      column += name.length + 1;
    }
  }
  return roster;
}
