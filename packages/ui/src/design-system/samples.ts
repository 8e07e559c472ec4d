import type { Tint } from '../classes/tones.ts';

/** A person of the examples. */
export type SamplePerson = { id: string; name: string; position: string; tint: Tint; hours: number };

const NAMES = ['Marta Valadares', 'Rui Cordeiro', 'Inês Quintela', 'Samir Haddad', 'Beatriz Novais', 'Owen Tresco'];
const WORK: readonly [string, Tint][] = [
  ['Head chef', 'kitchen'],
  ['Sous chef', 'kitchen'],
  ['Bar lead', 'bar'],
  ['Waiter', 'floor'],
  ['Host', 'host'],
  ['Receptionist', 'front-desk'],
];

/** As many people as asked for. */
export function samplePeople(count: number): SamplePerson[] {
  return Array.from({ length: count }, (_, index) => {
    const [position, tint] = WORK[index % WORK.length] ?? ['Waiter', 'floor'];
    const name = `${NAMES[index % NAMES.length]}${index < NAMES.length ? '' : ` ${index}`}`;
    return { id: String(index), name, position, tint, hours: 40 - (index % 5) * 4 };
  });
}

/** Towns to choose from. */
export const SAMPLE_CITIES = ['Lisbon', 'Porto', 'Braga', 'Coimbra', 'Faro', 'Évora'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
