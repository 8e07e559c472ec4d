import { normalizeHeader } from './guess-mapping.ts';

/** How a location is run: by the chain, a franchisee, a licensee or a joint venture. */
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
    words.split(' ').map((word) => [normalizeHeader(word), ownership as Ownership] as const),
  ),
);

/** Parses who runs a location; undefined for unknown words. */
export function parseOwnership(cell: string): Ownership | undefined {
  return BY_WORD.get(normalizeHeader(cell));
}
