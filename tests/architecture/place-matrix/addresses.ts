/** What comes of putting parts of one signed text into another: each part of the other in its place, and each end cut or changed. */
export function spliced(ours: string, theirs: string): readonly string[] {
  const [own, other] = [ours.split('.'), theirs.split('.')];
  const crossed = own
    .map((_part, index) => own.map((part, at) => (at === index ? (other[index] ?? part) : part)).join('.'))
    .filter((link) => link !== ours && link !== theirs);
  const changed = own.map((_part, index) =>
    own.map((part, at) => (at === index ? `${part.slice(0, -1)}${part.endsWith('1') ? '2' : '1'}` : part)).join('.'),
  );
  return [...crossed, ...changed];
}
