import { type LawPack, lawPack } from '../contract/pack-schemas.ts';
import de from './packs/de/pack.json' with { type: 'json' };
import es from './packs/es/pack.json' with { type: 'json' };
import eu from './packs/eu/pack.json' with { type: 'json' };
import fr from './packs/fr/pack.json' with { type: 'json' };
import gb from './packs/gb/pack.json' with { type: 'json' };
import pl from './packs/pl/pack.json' with { type: 'json' };
import pt from './packs/pt/pack.json' with { type: 'json' };
import tr from './packs/tr/pack.json' with { type: 'json' };
import usCa from './packs/us-ca/pack.json' with { type: 'json' };
import usCaBerkeley from './packs/us-ca-berkeley/pack.json' with { type: 'json' };
import usCaEmeryville from './packs/us-ca-emeryville/pack.json' with { type: 'json' };
import usCaLosAngeles from './packs/us-ca-los-angeles/pack.json' with { type: 'json' };
import usCaSanFrancisco from './packs/us-ca-san-francisco/pack.json' with { type: 'json' };
import usIlChicago from './packs/us-il-chicago/pack.json' with { type: 'json' };
import usIlEvanston from './packs/us-il-evanston/pack.json' with { type: 'json' };
import usMinors from './packs/us-minors/pack.json' with { type: 'json' };
import usNycFastFood from './packs/us-nyc-fast-food/pack.json' with { type: 'json' };
import usNycRetail from './packs/us-nyc-retail/pack.json' with { type: 'json' };
import usOr from './packs/us-or/pack.json' with { type: 'json' };
import usPaPhiladelphia from './packs/us-pa-philadelphia/pack.json' with { type: 'json' };
import usWaSeattle from './packs/us-wa-seattle/pack.json' with { type: 'json' };

/** Every pack of this installation. A new folder is added here; `npm run laws -- check` refuses one that is not. */
export const PACKS: readonly LawPack[] = [
  de,
  es,
  eu,
  fr,
  gb,
  pl,
  pt,
  tr,
  usCa,
  usCaBerkeley,
  usCaEmeryville,
  usCaLosAngeles,
  usCaSanFrancisco,
  usIlChicago,
  usIlEvanston,
  usMinors,
  usNycFastFood,
  usNycRetail,
  usOr,
  usPaPhiladelphia,
  usWaSeattle,
].map((pack) => lawPack.parse(pack));
