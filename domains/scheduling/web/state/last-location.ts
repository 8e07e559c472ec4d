import { NEVER, storage } from '@hearth/client/storage';

/** A location whose schedule was looked at. */
export interface LastLocation {
  readonly id: string;
  readonly name: string;
}

/** The location of a group whose schedule was looked at last in this browser. */
export function lastLocation(groupId: string): LastLocation | null {
  const known = entries()[groupId];
  return isLocation(known) ? known : null;
}

/** Remembers the location for the next time that somebody comes to the schedule from above. */
export function rememberLocation(groupId: string, { id, name }: LastLocation): void {
  const known = entries()[groupId];
  if (isLocation(known) && known.id === id && known.name === name) return;
  storage.write('shared_state', { ...state(), scheduleLocations: { ...entries(), [groupId]: { id, name } } }, NEVER);
}

function state(): Readonly<Record<string, unknown>> {
  const kept = storage.read('shared_state');
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

function entries(): Readonly<Record<string, unknown>> {
  const known = state()['scheduleLocations'];
  return typeof known === 'object' && known !== null ? { ...known } : {};
}

function isLocation(value: unknown): value is LastLocation {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    typeof value.id === 'string' &&
    typeof value.name === 'string'
  );
}
