import type { AskedQuestion } from '../components/apply/question-field.tsx';

/** The files that answer questions, by the id of the question. A browser forgets them when the page is loaded anew. */
export type AnswerFiles = ReadonlyMap<string, File>;

type Answers = Readonly<Record<string, string>>;

/** Adds each file's name as the answer to its question, to check which answers are missing. */
export function withFileNames(
  answers: Answers,
  questions: readonly Pick<AskedQuestion, 'id' | 'kind'>[],
  files: ReadonlyMap<string, Pick<File, 'name'>>,
): Answers {
  const asked = questions.filter(({ kind }) => kind === 'FILE' || kind === 'VIDEO');
  return { ...answers, ...Object.fromEntries(asked.map(({ id }) => [id, files.get(id)?.name ?? ''])) };
}

/** Joins the answer files to the attachments; each answer holds the index of its file. */
export function withAnswerFiles(
  answers: Answers,
  files: readonly File[],
  answerFiles: AnswerFiles,
): { readonly answers: Answers; readonly files: readonly File[] } {
  const given = [...answerFiles];
  const places = given.map(([id], index) => [id, String(files.length + index)] as const);
  return {
    answers: { ...answers, ...Object.fromEntries(places) },
    files: [...files, ...given.map(([, file]) => file)],
  };
}
