import { Disclosure } from '@hearth/ui/disclosure';
import type { ShownTerms } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Which combinations count, and what is on each list: in the words of the law, each with where it was read. */
export function LawLists({ terms }: { readonly terms: ShownTerms }) {
  const { t } = useWords();
  return (
    <Disclosure title={t('lists.title')} plain>
      <div className="grid gap-3">
        <Combinations terms={terms} />
        {terms.lists.map((list) => (
          <section key={list.id} className="grid gap-1">
            <b lang={terms.language}>
              <bdi>{listName(terms, list)}</bdi>
            </b>
            <ul className="list-disc ps-5 text-sm" lang={terms.language}>
              {list.items.map((item) => (
                <li key={item.id}>{item.name}</li>
              ))}
            </ul>
            <a className="text-sm underline" href={list.source.url} target="_blank" rel="noreferrer">
              {t('rules.source', { title: list.source.title })}
            </a>
          </section>
        ))}
        <p className="text-sm text-ink-2">{t('lists.verify')}</p>
      </div>
    </Disclosure>
  );
}

/** The name of a list: with its letter where the law gives it one. */
export function listName({ enough }: ShownTerms, list: ShownTerms['lists'][number]): string {
  return list.id.length === 1 && enough.flat().length > 1 ? `${list.id} · ${list.name}` : list.name;
}

/** “One of A, or one of B and one of C”. */
export function Combinations({ terms }: { readonly terms: ShownTerms }) {
  const { t } = useWords();
  const nameOf = (id: string): string => {
    const list = terms.lists.find((one) => one.id === id);
    return list === undefined ? id : listName(terms, list);
  };
  return (
    <ul className="grid gap-1 text-sm">
      {terms.enough.map((set, index) => (
        <li key={set.join(' ')}>
          {index > 0 && <span className="text-ink-2">{t('lists.or')} </span>}
          <bdi lang={terms.language}>{set.map(nameOf).join(' + ')}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** What an item is called in the words of the law. */
export function itemName(terms: ShownTerms, of: { readonly list: string; readonly item: string }): string {
  return terms.lists.find(({ id }) => id === of.list)?.items.find(({ id }) => id === of.item)?.name ?? of.item;
}
