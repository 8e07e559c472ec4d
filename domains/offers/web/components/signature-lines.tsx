/** The view box of a signature: three times as wide as high, in thousandths of its width. */
export const SIGNATURE_VIEW_BOX = '0 0 1000 333';

/** Converts strokes to one SVG path. */
export function toSvgPath(strokes: readonly (readonly number[])[]): string {
  return strokes
    .map((points) => {
      const pairs = points.flatMap((x, index) => (index % 2 === 0 ? [`${x} ${points[index + 1] ?? 0}`] : []));
      const [first = ''] = pairs;
      // A dot is a line to where it began.
      return `M${first}L${(pairs.length === 1 ? [first] : pairs.slice(1)).join('L')}`;
    })
    .join('');
}

/** A drawn signature, visible in light and dark schemes. */
export function SignatureLines({ strokes }: { strokes: readonly (readonly number[])[] }) {
  return (
    <path
      d={toSvgPath(strokes)}
      fill="none"
      stroke="currentColor"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
