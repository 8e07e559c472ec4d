import type { JobRequirements } from '../../contract/schemas.ts';
import { useProfileWords } from '../words.ts';

/** Lists what a job requires, for candidates. */
export function AsksList({ asks }: { readonly asks: JobRequirements }) {
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
