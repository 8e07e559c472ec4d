import type { WidgetPage } from '../widget-page.ts';

const SIZES = [
  ['text-3xl font-bold', '3xl, 40 px', 'Harbour House is hiring'],
  ['text-2xl font-bold', '2xl, 28 px', 'Bartender, Lisbon'],
  ['text-xl font-bold', 'xl, 20 px', 'Waiting for your answer'],
  ['text-lg', 'lg, 16 px', 'Two places to fill by Friday.'],
  ['text-base', 'base, 16 px in the hand, 14 px on the desk', 'People see a shift when you publish it.'],
  ['text-dense', 'dense, 14 px', 'Inês Quintela, 34 of 40 h'],
  ['text-sm', 'sm, 13 px', 'As a draft'],
  ['text-xs', 'xs, 12 px', '1 d 22 h'],
] as const;

function Sizes() {
  return (
    <dl className="grid gap-4">
      {SIZES.map(([look, name, words]) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className={look}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Scripts() {
  return (
    <ul className="grid gap-2 text-lg">
      <li lang="fr">Une équipe de soir, réservée en deux minutes</li>
      <li lang="pl">Zmiana wieczorna w żoliborskiej kuchni</li>
      <li lang="ru">Смена в ресторане с пятницы по воскресенье</li>
      <li lang="tr">Akşam vardiyası için iki kişi aranıyor</li>
      <li lang="ar" dir="rtl">
        وردية مساء الجمعة في المطبخ
      </li>
    </ul>
  );
}

function Figures() {
  return (
    <table className="text-base">
      <tbody>
        {[
          ['Monday', '1,111.10'],
          ['Tuesday', '988.85'],
        ].map(([day, sum]) => (
          <tr key={day}>
            <th scope="row" className="pe-8 text-start">
              {day}
            </th>
            <td className="text-end">{sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const page: WidgetPage = {
  examples: [
    { title: 'Sizes', Show: Sizes },
    {
      title: 'Scripts',
      note: 'Inter and Noto Sans Arabic, served by us; each script comes when a page uses it.',
      Show: Scripts,
    },
    { title: 'Figures', note: 'Tables and times have figures of one width.', Show: Figures },
  ],
  keyboard: [],
  dos: ['Use two weights: normal and bold.', 'Let text grow: sizes are in rem, heights are minimal heights.'],
  donts: ['Write in capitals for emphasis: Arabic has none.', 'Cut off what people wrote where it could wrap.'],
};
