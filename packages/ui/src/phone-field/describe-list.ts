import type { Telephone } from 'intl-tel-input';

/** The words of the list. */
export type PhoneWords = (key: 'country' | 'countries' | 'search' | 'unknown' | 'none') => string;

/**
 * What the library leaves out for those who read with their ears or work with the keyboard: the search box is tied to its
 * list, the button says which country it holds, an empty list says
 * so, Escape gives the focus back, Tab leaves a list that fills the screen.
 */
export function describeList(
  telephone: Telephone,
  input: HTMLInputElement,
  t: PhoneWords,
  fullScreen: boolean,
): () => void {
  const { searchInput, selectedFlag, countryList, dropdownContent } = telephone;
  describeSearch(telephone, t);
  // A dialog that is open hides everything outside; the full-screen list belongs to it.
  telephone.dropdown?.setAttribute('data-react-aria-top-layer', 'true');

  const none = document.createElement('p');
  none.className = 'iti__none';
  none.role = 'status';
  dropdownContent.append(none);

  function follow() {
    const active = selectedFlag.getAttribute('aria-activedescendant');
    if (active === null) searchInput.removeAttribute('aria-activedescendant');
    else searchInput.setAttribute('aria-activedescendant', active);
    for (const option of countryList.children) option.setAttribute('aria-selected', String(option.id === active));
    const known = selectedFlag.querySelector('.iti__globe') === null;
    const held = known ? (selectedFlag.getAttribute('title') ?? '') : t('unknown');
    if (selectedFlag.title !== held) selectedFlag.title = held;
    const label = `${t('country')}: ${held}`;
    if (selectedFlag.getAttribute('aria-label') !== label) selectedFlag.setAttribute('aria-label', label);
  }
  follow();
  const watch = new MutationObserver(follow);
  watch.observe(selectedFlag, { attributes: true, attributeFilter: ['aria-activedescendant', 'title'] });
  const empty = () => countryList.childElementCount === 0;
  const watchList = new MutationObserver(() => {
    none.textContent = empty() ? t('none') : '';
  });
  watchList.observe(countryList, { childList: true });

  const press = (event: KeyboardEvent) => handleKey(event, telephone, empty(), fullScreen ? input : undefined);
  dropdownContent.addEventListener('keydown', press);
  return () => {
    watch.disconnect();
    watchList.disconnect();
    dropdownContent.removeEventListener('keydown', press);
  };
}

/** Ties the search box to the list that it filters. */
function describeSearch({ searchInput, countryList }: Telephone, t: PhoneWords): void {
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': t('search'),
    'aria-autocomplete': 'list',
    'aria-expanded': 'true',
    'aria-controls': countryList.id,
    autocomplete: 'off',
  }))
    searchInput.setAttribute(name, value);
}

/** Closes the list by Escape, and by Tab where it fills the screen; `next` then gets the focus. */
function handleKey(
  event: KeyboardEvent,
  telephone: Telephone,
  isEmpty: boolean,
  next: HTMLInputElement | undefined,
): void {
  // With nothing found the library would choose what it had marked before.
  if (isEmpty && (event.key === 'Enter' || event.key.startsWith('Arrow'))) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    telephone._closeDropdown();
    telephone.selectedFlag.focus();
  }
  if (event.key === 'Tab' && next !== undefined) {
    event.preventDefault();
    telephone._closeDropdown();
    next.focus();
  }
}
