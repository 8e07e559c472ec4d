import type { Asks } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';

/** What a post asks for, on the page that candidates read. */
export function AsksList({ asks }: { readonly asks: Asks }) {
  const { kind, spoken } = useProfileWords();
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {asks.languages.map((language) => (
        <li key={language.code}>{spoken(language)}</li>
      ))}
      {asks.certificates.map((certificate) => (
        <li key={certificate}>{kind(certificate)}</li>
      ))}
    </ul>
  );
}
