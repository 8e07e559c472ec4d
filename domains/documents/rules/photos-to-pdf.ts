/** A photo of a page, as JPEG. */
export interface PagePhoto {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A4 in points, and the white around a photo. */
const [SHORT, LONG] = [595, 842];
const MARGIN = 18;
const OBJECTS_PER_PAGE = 3;

/** One PDF of photos, a page for each in its order, upright or across as the photo is. Nothing of it is compressed anew. */
export function photosToPdf(photos: readonly PagePhoto[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array<ArrayBuffer>): void => {
    // What is written here is ASCII alone.
    const bytes = typeof part === 'string' ? Uint8Array.from(part, (letter) => letter.charCodeAt(0)) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const begin = (id: number): void => {
    offsets[id] = length;
    put(`${id} 0 obj\n`);
  };
  put('%PDF-1.4\n');
  begin(1);
  put('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  const first = (index: number): number => 3 + index * OBJECTS_PER_PAGE;
  begin(2);
  const kids = photos.map((_photo, index) => `${first(index)} 0 R`).join(' ');
  put(`<< /Type /Pages /Kids [${kids}] /Count ${photos.length} >>\nendobj\n`);
  for (const [index, photo] of photos.entries()) {
    const id = first(index);
    const { box, drawing } = layOut(photo);
    begin(id);
    put(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box.join(' ')}] /Contents ${id + 1} 0 R /Resources << /XObject << /Photo ${id + 2} 0 R >> >> >>\nendobj\n`,
    );
    begin(id + 1);
    put(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream\nendobj\n`);
    begin(id + 2);
    put(
      `<< /Type /XObject /Subtype /Image /Width ${photo.width} /Height ${photo.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${photo.jpeg.length} >>\nstream\n`,
    );
    put(photo.jpeg);
    put('\nendstream\nendobj\n');
  }
  const start = length;
  const count = first(photos.length);
  const lines = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}`);
  put(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return concat(parts, length);
}

/** The page of a photo, and what draws it there: as large as fits, in the middle. */
function layOut({ width, height }: PagePhoto): { readonly box: readonly [number, number]; readonly drawing: string } {
  const box = width > height ? ([LONG, SHORT] as const) : ([SHORT, LONG] as const);
  const scale = Math.min((box[0] - 2 * MARGIN) / width, (box[1] - 2 * MARGIN) / height);
  const [wide, high] = [width * scale, height * scale];
  const at = [wide, 0, 0, high, (box[0] - wide) / 2, (box[1] - high) / 2].map((number) => number.toFixed(2));
  return { box, drawing: `q ${at.join(' ')} cm /Photo Do Q` };
}

function concat(parts: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
