type State = 'INVITED' | 'BOOKED' | 'CANCELLED' | 'DONE' | 'NO_SHOW';
interface Arranged {
  readonly state: State;
  readonly starts_at: Date | null;
}

const ORDER: readonly State[] = ['BOOKED', 'INVITED', 'DONE', 'NO_SHOW'];

/** Of several interviews the one that matters next: the booked one that begins first, else the one offered, else the last that is over. */
export function nextInterview<I extends Arranged>(
  all: readonly I[],
): (I & { state: Exclude<State, 'CANCELLED'> }) | null {
  const standing = all.filter((one): one is I & { state: Exclude<State, 'CANCELLED'> } => one.state !== 'CANCELLED');
  const [first] = standing.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      (one.state === 'BOOKED' ? 1 : -1) * (timeOf(one) - timeOf(other)),
  );
  return first ?? null;
}

function timeOf({ starts_at: startsAt }: Arranged): number {
  return startsAt?.getTime() ?? 0;
}
