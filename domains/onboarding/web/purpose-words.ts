import type { PhraseKey } from '@hearth/i18n/translate';
import type { ListedJourney, Purpose, StepKind } from '../contract/schemas.ts';
import type en from './en.json';

type Key = PhraseKey<typeof en>;

/** Who has a turn: only who joins is a new hire. */
export const sideKey = (purpose: Purpose, side: ListedJourney['waiting'][number]): Key =>
  side === 'HIRE' && purpose !== 'JOINING' ? 'side.EMPLOYEE' : `side.${side}`;

/** What a step asks for: of who leaves, the system waits for the end of their access. */
export const kindKey = (purpose: Purpose, kind: StepKind): Key =>
  kind === 'SYSTEM' && purpose === 'LEAVING' ? 'kind.ACCESS' : `kind.${kind}`;
