import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { BoxLoader } from '@hearth/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Edition } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import type { OpenedPdf } from './pdf-engine.ts';

interface PdfPagesProps {
  /** Reads the file again when it changes. */
  readonly load: () => Promise<Blob>;
  readonly pages: Edition['pages'];
  readonly title: string;
  /** What lies on a page. */
  readonly over?: (page: number) => ReactNode;
}

/** The pages of a PDF, each drawn when it comes into view. What draws them is loaded with the first. */
export function PdfPages({ load, pages, title, over }: PdfPagesProps) {
  const { t } = useWords();
  const { pdf, failed, again } = usePdf(load);
  if (failed)
    return (
      <Alert tone="bad" action={<Button onClick={again}>{t('again')}</Button>}>
        {t('pdf.failed')}
      </Alert>
    );
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={title}>
      {pages.map((size, index) => (
        // A document is not mirrored, whatever the direction of the page around it.
        <li
          dir="ltr"
          key={index}
          className="relative overflow-hidden rounded-md border border-line bg-white shadow-sm"
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        >
          {pdf === null ? (
            <BoxLoader label={t('loading')} />
          ) : (
            <Page pdf={pdf} number={index + 1} label={t('pdf.page', { number: index + 1, total: pages.length })} />
          )}
          {over?.(index + 1)}
        </li>
      ))}
    </ol>
  );
}

function usePdf(load: () => Promise<Blob>) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let opened: OpenedPdf | undefined;
    const open = async (): Promise<void> => {
      try {
        const [{ openPdf }, file] = await Promise.all([import('./pdf-engine.ts'), load()]);
        opened = await openPdf(await file.arrayBuffer());
        if (isGone) opened.close();
        else setPdf(opened);
      } catch {
        if (!isGone) setFailed(true);
      }
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
      setPdf(null);
    };
  }, [load, attempt]);
  const again = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { pdf, failed, again };
}

function Page({ pdf, number, label }: { readonly pdf: OpenedPdf; readonly number: number; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let drawnAt = 0;
    const draw = (): void => {
      const width = element.clientWidth;
      if (width === 0 || width === drawnAt) return;
      drawnAt = width;
      pdf.draw(number, element, width).catch(() => {
        drawnAt = 0;
      });
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
      },
      { rootMargin: '600px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [pdf, number]);
  return <canvas ref={canvas} role="img" aria-label={label} className="block h-full w-full" />;
}
