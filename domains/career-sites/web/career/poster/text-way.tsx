import { isCallRefused } from '@hearth/kit/page';
import type { CareerRequest } from '@hearth/client/career';
import { getJobTextWay, getPlaceTextWay } from '../../../contract/text-endpoints.ts';
import type { TextToApply } from '../../../contract/schemas.ts';
import { usePosterWords } from '../../components/poster/words.ts';
import { callPublic } from '../ask.ts';

/**
 * Fetches how to apply by text message, or null; errors never block printing. A sheet is printed without it before it
 * is not printed.
 */
export async function fetchTextToApply(
  request: CareerRequest,
  of: { readonly job: string } | { readonly place: string },
): Promise<TextToApply | null> {
  try {
    const { way } =
      'job' in of
        ? await callPublic(request, getJobTextWay, { params: { id: of.job } })
        : await callPublic(request, getPlaceTextWay, { params: { id: of.place } });
    return way;
  } catch (error) {
    if (!isCallRefused(error)) throw error;
    return null;
  }
}

/** The line of a poster that says how to apply by text message. */
export function TextLine({ way, className }: { readonly way: TextToApply | null; readonly className: string }) {
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
