import { isCallRefused } from '@hearth/kit/page';
import type { CareerRequest } from '@hearth/client/career';
import { getJobTextWay, getPlaceTextWay } from '../../contract/text-endpoints.ts';
import type { TextWay } from '../../contract/schemas.ts';
import { usePosterWords } from '../components/poster/words.ts';
import { ask } from './ask.ts';

/** What is texted where to apply, for a sheet; null where there is no such way. A sheet is printed without it before it is not printed. */
export async function textWayOf(
  request: CareerRequest,
  of: { readonly job: string } | { readonly place: string },
): Promise<TextWay | null> {
  try {
    const { way } =
      'job' in of
        ? await ask(request, getJobTextWay, { params: { id: of.job } })
        : await ask(request, getPlaceTextWay, { params: { id: of.place } });
    return way;
  } catch (error) {
    if (!isCallRefused(error)) throw error;
    return null;
  }
}

/** The line of a sheet for whoever has no camera: numbers and codes are read from left to right everywhere. */
export function TextLine({ way, className }: { readonly way: TextWay | null; readonly className: string }) {
  const { rich } = usePosterWords();
  if (way === null) return null;
  return (
    <p className={className}>
      {rich('text', {
        code: (
          <bdi dir="ltr" className="font-bold tracking-wider">
            {way.code}
          </bdi>
        ),
        number: (
          <bdi dir="ltr" className="font-bold whitespace-nowrap">
            {way.number}
          </bdi>
        ),
      })}
    </p>
  );
}
