/** The exact text of a document: what is shown is what is signed. */
export function PaperText({ document, language }: { document: string; language: string }) {
  const [title = '', ...rest] = document.split('\n\n');
  return (
    <article
      lang={language}
      dir="auto"
      className="rounded-md border border-line bg-surface p-5 break-words whitespace-pre-wrap text-ink sm:p-6 print:border-0 print:p-0"
    >
      <h2 className="mb-4 text-xl font-bold">{title}</h2>
      <p>{rest.join('\n\n')}</p>
    </article>
  );
}
