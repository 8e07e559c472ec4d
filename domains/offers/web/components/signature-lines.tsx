/** The field of a signature: three times as wide as high, in thousandths of its width. */
export const FIELD = '0 0 1000 333';

/** Lines as one path of a drawing. */
export function pathOf(strokes: readonly (readonly number[])[]): string {
  return strokes
    .map((points) => {
      const pairs = points.flatMap((x, index) => (index % 2 === 0 ? [`${x} ${points[index + 1] ?? 0}`] : []));
      const [first = ''] = pairs;
      // A dot is a line to where it began.
      return `M${first}L${(pairs.length === 1 ? [first] : pairs.slice(1)).join('L')}`;
    })
    .join('');
}

/** A drawn signature, in ink that both kinds of pages show. */
export function SignatureLines({ strokes }: { strokes: readonly (readonly number[])[] }) {
  return (
    <path
      d={pathOf(strokes)}
      fill="none"
      stroke="currentColor"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
