import { saveFile } from '@hearth/client/browser/save-file';
import { csvLine } from '@hearth/kit/text/csv';
import { Button } from '@hearth/ui/button';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import type { SelectionRate, YearReport } from '../../contract/schemas.ts';
import { useFairnessWords } from '../words.ts';

type QuestionReport = YearReport['questions'][number];
type AnswerLine = QuestionReport['lines'][number];
type StageKey = 'SCREEN' | 'INTERVIEW' | 'TRIAL' | 'OFFER' | 'HIRED';
const DECIMALS = 2;

/** One year of a country: a table for each question, and a download of all of them. */
export function YearTables({ report }: { readonly report: YearReport }) {
  const { t } = useFairnessWords();
  const download = useDownload(report);
  const columnsOf = useColumns();
  const place = t(`form_of.${report.form}`);
  const year = String(report.year);
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-bold">{t('report.year', { year, place })}</h3>
        <Button size="sm" onClick={download}>
          {t('report.download')}
        </Button>
      </div>
      {report.questions.map((asked) => (
        <div key={asked.question} className="grid gap-1">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-bold">{t(`question.${asked.question}`)}</span>
            <span className="text-ink-2">{t('report.answered', { count: asked.answered })}</span>
          </p>
          <div className="overflow-x-auto rounded-md border border-line">
            <DataTable
              label={t(`question.${asked.question}`)}
              columns={columnsOf(asked)}
              rows={asked.lines}
              rowKey={({ choice }) => choice}
            />
          </div>
        </div>
      ))}
    </section>
  );
}

/** The columns of a question's table. */
function useColumns(): (asked: QuestionReport) => readonly Column<AnswerLine>[] {
  const { t, format, nameOf } = useFairnessWords();
  const ratio = (value: number): string =>
    format.number(value, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS });
  const cell = (rate: SelectionRate | null) =>
    rate === null ? (
      '–'
    ) : (
      <span className="grid justify-items-end">
        <span>{t('report.cell', { rate: format.percent(rate.rate), selected: format.number(rate.selected) })}</span>
        {rate.impact !== null && (
          <span className={rate.below ? 'text-sm font-bold text-warn' : 'text-sm text-ink-2'}>
            {t(rate.below ? 'report.below' : 'report.impact', { impact: ratio(rate.impact) })}
          </span>
        )}
      </span>
    );
  return ({ question, stages, lines }) => [
    { id: 'who', header: t('report.who'), rowHeader: true, cell: ({ choice }) => nameOf(question, choice) },
    {
      id: 'applied',
      header: t('report.applied'),
      align: 'end',
      cell: ({ applied }) => (applied === null ? <Few /> : format.number(applied)),
    },
    ...(lines.some(({ scored }) => scored !== null && scored > 0)
      ? [
          {
            id: 'scored',
            header: t('report.scored'),
            align: 'end',
            cell: ({ scored }) => (scored === null ? '' : format.number(scored)),
          } satisfies Column<AnswerLine>,
        ]
      : []),
    ...stages.map((stage, index): Column<AnswerLine> => ({
      id: stage,
      header: t(`stage.${stage as StageKey}`),
      align: 'end',
      cell: ({ rates }) => cell(rates[index] ?? null),
    })),
  ];
}

/** Saves a year for spreadsheets: figures with a point, one line for each group and stage. */
function useDownload(report: YearReport): () => void {
  const { t, nameOf } = useFairnessWords();
  const place = t(`form_of.${report.form}`);
  const year = String(report.year);
  return () => {
    const columns = [
      'year',
      'form',
      'question',
      'group',
      'stage',
      'applied',
      'scored',
      'selected',
      'rate',
      'impact',
      'below',
    ] as const;
    const lines = report.questions.flatMap(({ question, stages, lines: groups }) =>
      groups.flatMap(({ choice, applied, scored, rates }) =>
        stages.map((stage, index) => {
          const rate = rates[index];
          const told =
            rate === undefined || rate === null
              ? ['', '', '', '']
              : [
                  rate.selected,
                  rate.rate.toFixed(DECIMALS + 2),
                  rate.impact?.toFixed(DECIMALS + 2) ?? '',
                  t(rate.below ? 'report.yes' : 'report.no'),
                ];
          return csvLine([
            year,
            place,
            t(`question.${question}`),
            nameOf(question, choice),
            t(`stage.${stage as StageKey}`),
            applied ?? '',
            scored ?? '',
            ...told,
          ]);
        }),
      ),
    );
    const head = csvLine(columns.map((column) => t(`report.column.${column}`)));
    // The mark tells spreadsheets that the letters are UTF-8.
    saveFile(new Blob(['\ufeff', head, ...lines], { type: 'text/csv' }), `${t('report.file', { year })}.csv`);
  };
}

function Few() {
  const { t } = useFairnessWords();
  return <span className="text-sm text-ink-2">{t('report.few')}</span>;
}
