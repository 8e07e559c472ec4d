import type { Language } from '@hearth/kit/constants';
import ar from './phrases/ar.json' with { type: 'json' };
import de from './phrases/de.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import es from './phrases/es.json' with { type: 'json' };
import fr from './phrases/fr.json' with { type: 'json' };
import pl from './phrases/pl.json' with { type: 'json' };
import ru from './phrases/ru.json' with { type: 'json' };
import tr from './phrases/tr.json' with { type: 'json' };

const PHRASES: Readonly<Record<Language, typeof en>> = { en, fr, de, es, pl, ru, ar, tr };

/** What notices about the right to work say, in a language. */
export function eligibilityWords(language: Language): typeof en {
  return PHRASES[language];
}
