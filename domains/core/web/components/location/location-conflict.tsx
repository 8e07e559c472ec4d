import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { WrittenText } from '@hearth/ui/written-text';
import type { Location } from '../../../contract/schemas.ts';
import { useWords } from '../../words.ts';
import type { EditedLocation, LocationEditor } from './use-edited-location.ts';
import { toEditedLocation } from './use-edited-location.ts';
import { useLocationWords } from './words.ts';

/** What is written here beside what somebody else saved meanwhile, field by field, and whose to go on with. */
export function LocationConflict({
  mine,
  theirs,
  onSettle,
}: {
  mine: EditedLocation;
  theirs: Location;
  onSettle: LocationEditor['settle'];
}) {
  const { t } = useLocationWords();
  const labelOf = useFieldLabels();
  const saved = toEditedLocation(theirs);
  const different = (Object.keys(saved) as (keyof EditedLocation)[]).filter((field) => mine[field] !== saved[field]);
  const shown = (value: string | null) =>
    value === null || value === '' ? (
      <span className="text-ink-3">{t('conflict.empty')}</span>
    ) : (
      <WrittenText>{value}</WrittenText>
    );
  return (
    <Alert
      tone="warn"
      urgent
      title={t('conflict.title')}
      action={
        <>
          <Button size="sm" onClick={() => onSettle('mine')}>
            {t('conflict.keep')}
          </Button>
          <Button size="sm" onClick={() => onSettle('theirs')}>
            {t('conflict.take')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <table className="mt-2 w-full text-start text-sm">
        <thead>
          <tr className="text-ink-2">
            <th className="py-1 pe-3 text-start font-normal">{t('conflict.field')}</th>
            <th className="py-1 pe-3 text-start font-normal">{t('conflict.yours')}</th>
            <th className="py-1 text-start font-normal">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-1 pe-3 text-start">
                {labelOf[field]}
              </th>
              <td className="py-1 pe-3">{shown(mine[field])}</td>
              <td className="py-1">{shown(saved[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Alert>
  );
}

function useFieldLabels(): Readonly<Record<keyof EditedLocation, string>> {
  const { t } = useLocationWords();
  const { t: shared } = useWords();
  return {
    name: shared('add.name'),
    number: shared('add.number'),
    street: shared('add.street'),
    postcode: shared('add.postcode'),
    city: shared('add.city'),
    country: shared('add.country'),
    timeZone: shared('add.zone'),
    currency: shared('add.currency'),
    phone: t('phone'),
    description: t('description'),
    coordinates: t('coordinates'),
  };
}
