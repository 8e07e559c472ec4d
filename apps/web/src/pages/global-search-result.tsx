import { usePerson } from '@hearth/client/person';
import { Results } from '@hearth/domains/search/widgets';
import { useParams } from 'react-router';
import { maySearch } from '../shell/may-search.ts';
import { NotForYou } from './not-for-you.tsx';

/** What global search found for the term of the address. */
export function Component() {
  const { searchTerm = '' } = useParams();
  const person = usePerson();
  return maySearch(person) ? <Results key={searchTerm} written={searchTerm} /> : <NotForYou />;
}
