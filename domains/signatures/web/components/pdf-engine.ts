import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A document that can be drawn, page by page. */
export interface OpenedPdf {
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
}

/** Opens a PDF in a worker of its own; nothing in it runs. Loaded when somebody looks at a document. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenedPdf> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const task = getDocument({ data: bytes, enableXfa: false, stopAtErrors: false });
  const document: PDFDocumentProxy = await task.promise;
  return {
    draw: async (number, canvas, width) => {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const sharp = Math.min(window.devicePixelRatio || 1, 2);
      const viewport = page.getViewport({ scale: (width / natural.width) * sharp });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
    close: () => void task.destroy(),
  };
}
