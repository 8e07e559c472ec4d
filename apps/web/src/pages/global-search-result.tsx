import { usePerson } from '@hearth/client/person';
import { Results } from '@hearth/domains/search/widgets';
import { useParams } from 'react-router';
import { canSearch } from '../shell/may-search.ts';
import { ForbiddenPage } from './not-for-you.tsx';

/** The results of the global search for the term in the URL. */
export function Component() {
  const { searchTerm = '' } = useParams();
  const person = usePerson();
  return canSearch(person) ? <Results key={searchTerm} written={searchTerm} /> : <ForbiddenPage />;
}
