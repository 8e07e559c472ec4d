import { plainName } from './guess-mapping.ts';

/** Who runs a location: the chain, somebody under its name, somebody under its licence, or both together. */
export type Ownership = 'COMPANY_OWNED' | 'FRANCHISED' | 'LICENSED' | 'JOINT_VENTURE';

/** What files in eight languages write, as plain text. */
const WORDS: Readonly<Record<Ownership, string>> = {
  COMPANY_OWNED:
    'companyowned company owned corporate co enpropre succursale propre eigenbetrieb eigen filialbetrieb propio propia własny wlasny собственный собственная مملوك مملوكللشركة sirket şirket kendi',
  FRANCHISED:
    'franchised franchise fr franchisee franchisé franchisée franchisenehmer franquicia franquiciado franczyza франшиза франчайзинг امتياز امتيازتجاري franchising bayi',
  LICENSED:
    'licensed license licence licensee ls souslicence lizenz lizenznehmer licencia licenciado licencja лицензия лицензионный مرخص ترخيص lisans lisanslı lisansli',
  JOINT_VENTURE:
    'jointventure jv coentreprise gemeinschaftsunternehmen empresaconjunta spolkajointventure совместноепредприятие مشروعمشترك ortakgirisim',
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([ownership, words]) =>
    words.split(' ').map((word) => [plainName(word), ownership as Ownership] as const),
  ),
);

/** Who runs a location, out of a cell; undefined for words that say nothing known. */
export function parseOwnership(cell: string): Ownership | undefined {
  return BY_WORD.get(plainName(cell));
}
