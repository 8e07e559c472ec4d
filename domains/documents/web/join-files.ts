import { photosToPdf } from '../rules/photos-to-pdf.ts';
import type { PagePhoto } from '../rules/photos-to-pdf.ts';

const isPhoto = ({ name }: File): boolean => /\.(?:jpe?g|png)$/i.test(name);
/** As a scan of a page has them: still easy to read, and smaller where the whole would be too large to send. */
const SIDES = [2200, 1600, 1200] as const;
const QUALITY = 0.82;

/** Whether there are several files that cannot become one here: a PDF among them. */
export function areMixed(files: readonly File[]): boolean {
  return files.length > 1 && !files.every(isPhoto);
}

/** What is sent of the chosen files: none, the only one as it is, or one PDF with a page for each photo. */
export async function joinFiles(files: readonly File[], largest: number): Promise<File | null> {
  const [first] = files;
  if (first === undefined || files.length === 1) return first ?? null;
  const name = first.name.replace(/\.[^.]+$/, '');
  let joined = first;
  for (const side of SIDES) {
    const pages: PagePhoto[] = [];
    for (const file of files) pages.push(await toPage(file, side));
    joined = new File([photosToPdf(pages)], `${name}.pdf`, { type: 'application/pdf' });
    if (joined.size <= largest) break;
  }
  return joined;
}

/** A photo as the page of a scan: upright, no larger than it needs to be, and without what the camera noted of place and time. */
async function toPage(file: File, longest: number): Promise<PagePhoto> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is no canvas to draw on.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('The photo could not be drawn.');
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
