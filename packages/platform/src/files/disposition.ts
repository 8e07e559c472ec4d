/** A Content-Disposition header that offers a download under any name (RFC 6266): plain letters first, the true name beside it. */
export function attachmentHeader(name: string): string {
  // Cut between characters: half of one cannot be encoded.
  const clean = Array.from(name.replace(/\p{C}/gu, '')).slice(0, 200).join('') || 'file';
  const plain = clean.replace(/[^\w .-]/g, '_');
  const full = encodeURIComponent(clean).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
