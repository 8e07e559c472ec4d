import { fillPlaces } from '@hearth/domains/identity/service';
import { formatDay } from '@hearth/kit/text/written-dates';
import type { Language } from '@hearth/kit/constants';
import type { PlacedField } from '../contract/schemas.ts';
import { initialsOf } from '../rules/check-signing.ts';
import type { DrawnField } from './actions/pdf/draw-fields.ts';
import type { Sealing } from './actions/pdf/seal-pdf.ts';
import type { EditionRow } from './queries/agreement.ts';
import type { RequestRow, SignatureRow, SignerRow } from './queries/request.ts';
import { signatureWords } from './words.ts';

/** A moment, as the certificate says it: exact, and the same everywhere. */
const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** What a field shows of its signer. */
function textOf(field: PlacedField, signer: SignatureRow, language: Language, day: string): string {
  const name = signer.signed_name ?? '';
  switch (field.kind) {
    case 'SIGNATURE':
      return name;
    case 'INITIALS':
      return initialsOf(name);
    case 'DATE':
      return formatDay(language, day);
    case 'CHECKBOX':
      return (signer.entries[field.id] ?? '') === '' ? '' : '✓';
    default:
      return signer.entries[field.id] ?? '';
  }
}

/** What is drawn into a document: the fields of all who signed, with a drawn signature where there is one. */
export function drawnFields(
  edition: EditionRow,
  signers: readonly SignatureRow[],
  { language, dayOf }: { readonly language: Language; readonly dayOf: (at: Date) => string },
): DrawnField[] {
  return edition.fields.flatMap((field) => {
    const signer = signers.find(({ role }) => role === field.role);
    if (signer === undefined || signer.signed_at === null) return [];
    const isDrawn = field.kind === 'SIGNATURE' && signer.strokes.length > 0;
    return [
      {
        page: field.page,
        x: field.x,
        y: field.y,
        width: field.width,
        height: field.height,
        text: isDrawn ? '' : textOf(field, signer, language, dayOf(signer.signed_at)),
        strokes: isDrawn ? signer.strokes : [],
      },
    ];
  });
}

/** The name that the employer has of a signer, whatever they signed with. */
export function recordName(row: RequestRow, signer: SignerRow, names: ReadonlyMap<string, string>): string | null {
  if (signer.role === 'EMPLOYEE') return row.employee_name;
  return (signer.role === 'GUARDIAN' ? signer.name : names.get(signer.signed_by ?? '')) ?? null;
}

/** The page at the end: who signed what, when, from where, and what they agreed to. */
export function writeCertificate(
  row: RequestRow,
  edition: EditionRow,
  signers: readonly SignatureRow[],
  {
    language,
    verify,
    names,
  }: {
    readonly language: Language;
    readonly verify: string;
    /** Of accounts, by id. */
    readonly names: ReadonlyMap<string, string>;
  },
): Sealing['certificate'] {
  const { certificate: words, roles } = signatureWords(language);
  const said = (line: keyof typeof words, values: Readonly<Record<string, string>>): string =>
    // Each fact has a line of its own: no name begins another.
    fillPlaces(words[line], values).replaceAll(/\s+/g, ' ');
  const identified = ({ signed_by: by, email }: SignatureRow): string => {
    if (by !== null) return said('byAccount', { name: names.get(by) ?? '' });
    return email === '' ? said('byLinkAlone', {}) : said('byLink', { email });
  };
  return {
    title: words.title,
    lines: [
      said('document', { title: edition.title, number: String(edition.number) }),
      said('employer', { name: row.group_name }),
      said('original', { hash: edition.sha256 ?? '' }),
      said('request', { id: row.id }),
      said('sent', { at: moment(row.sent_at) }),
      said('verify', { address: verify }),
    ],
    signers: signers.map((signer) => ({
      heading: `${(signer.signed_name ?? '').replaceAll(/\s+/g, ' ')} (${roles[signer.role]})`,
      strokes: signer.strokes,
      lines: [
        said('record', { name: recordName(row, signer, names) ?? '' }),
        identified(signer),
        said('signed', { at: signer.signed_at === null ? '' : moment(signer.signed_at) }),
        said('address', { ip: signer.ip ?? '' }),
        said('device', { agent: signer.agent ?? '' }),
        said('read', { hash: signer.sha256 ?? '' }),
        said('consent', { version: String(signer.consent_version ?? ''), text: signer.consent_text ?? '' }),
        said('signer', { id: signer.id }),
      ],
    })),
  };
}
