import { Kbd } from '../kbd/index.tsx';
import { Prose } from './links.tsx';
import type { KeyboardLine } from './widget-page.ts';
import { usePagePhrases } from './words.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
};

/** Documents each key of a widget; its test presses exactly these. The test of the widget presses exactly these. */
export function KeyboardTable({ lines }: { lines: readonly KeyboardLine[] }) {
  const { t } = usePagePhrases();
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-start text-base">
        <thead>
          <tr className="border-b border-line text-start">
            <th className="w-40 px-4 py-2 text-start">{t('keyboard.keys')}</th>
            <th className="px-4 py-2 text-start">{t('keyboard.does')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.keys.join() + line.does} className="border-b border-line last:border-b-0">
              <td className="px-4 py-2">
                <span dir="ltr" className="inline-flex flex-wrap gap-1">
                  {line.keys.map((key) => (
                    <Kbd key={key}>
                      {key
                        .split('+')
                        .map((part) => SIGNS[part] ?? part)
                        .join(' ')}
                    </Kbd>
                  ))}
                </span>
              </td>
              <td className="px-4 py-2">
                <Prose>{line.does}</Prose>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
