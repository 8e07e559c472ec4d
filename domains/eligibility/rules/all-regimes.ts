import { type Regime, type RegimeVersion, regime } from '../contract/regime-schemas.ts';
import de from './regimes/de.json' with { type: 'json' };
import es from './regimes/es.json' with { type: 'json' };
import eu from './regimes/eu.json' with { type: 'json' };
import fr from './regimes/fr.json' with { type: 'json' };
import gb from './regimes/gb.json' with { type: 'json' };
import pl from './regimes/pl.json' with { type: 'json' };
import tr from './regimes/tr.json' with { type: 'json' };
import us from './regimes/us.json' with { type: 'json' };

/** Every regime of this installation. A new file is added here; a test refuses one that is not. */
export const REGIMES: readonly Regime[] = [de, es, eu, fr, gb, pl, tr, us].map((read) => regime.parse(read));

const BY_CODE = new Map(REGIMES.map((one) => [one.code, one]));
const BY_COUNTRY = new Map(REGIMES.flatMap((one) => one.countries.map((country) => [country, one] as const)));

/** The regime of a country; nothing where there is no file for it. */
export function regimeOf(country: string | null): Regime | undefined {
  return BY_COUNTRY.get(country ?? '');
}

/** A regime by its code. Cases outlive files: a code that is gone is an error of this installation. */
export function getRegime(code: string): Regime {
  const found = BY_CODE.get(code);
  if (found === undefined) throw new Error(`There is no regime ${code}.`);
  return found;
}

/** The terms of a regime on a day: those that hold then, or the first where the day is before all of them. */
export function termsOn({ versions }: Regime, day: string): RegimeVersion {
  const found = versions.findLast(({ from }) => from <= day) ?? versions[0];
  if (found === undefined) throw new Error('A regime has no terms.');
  return found;
}
