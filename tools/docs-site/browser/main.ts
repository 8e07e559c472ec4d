import './site.css';
import './reading.css';
import './front-page.css';
import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from '../search-options.ts';
import type { SearchPart } from '../search-options.ts';

declare global {
  var hearthSearch: string | undefined;
}

type Found = Pick<SearchPart, 'to' | 'page' | 'heading' | 'door'>;

const MOST_SHOWN = 12;
const root = document.body.dataset['root'] ?? '.';
const form = document.querySelector<HTMLFormElement>('.search');
const field = form?.querySelector('input');
const list = form?.querySelector('ol');
const status = form?.querySelector('[role=status]');

let index: Promise<MiniSearch<SearchPart>> | undefined;
/** The index comes with the first use: a page that is only read doesn't load it. */
function loadIndex(): Promise<MiniSearch<SearchPart>> {
  index ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}/assets/search.js`;
    script.addEventListener('load', () => resolve(MiniSearch.loadJSON<SearchPart>(hearthSearch ?? '', SEARCH_OPTIONS)));
    script.addEventListener('error', () => {
      index = undefined;
      reject(new Error('The search index is missing.'));
    });
    document.head.append(script);
  });
  return index;
}

function entryOf({ to, page, heading, door }: Found): HTMLLIElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${root}/${to}`;
  const title = document.createElement('strong');
  title.textContent = heading === '' ? page : heading;
  const where = document.createElement('span');
  where.textContent = heading === '' ? door : `${door} › ${page}`;
  link.append(title, where);
  entry.append(link);
  return entry;
}

async function search(list: HTMLOListElement, status: Element, words: string): Promise<void> {
  const wanted = words.trim();
  if (wanted === '') {
    list.hidden = true;
    status.textContent = '';
    return;
  }
  const found = (await loadIndex()).search(wanted) as unknown as readonly Found[];
  if (field?.value !== words) return;
  const shown = found.slice(0, MOST_SHOWN);
  list.replaceChildren(...shown.map(entryOf));
  list.hidden = false;
  if (shown.length === 0) {
    const none = document.createElement('li');
    none.textContent = 'No page matches. Try fewer or other words.';
    list.append(none);
  }
  status.textContent = found.length === 1 ? '1 result' : `${found.length} results`;
}

/** Arrows go from the field through what was found and back. */
function moveBy(step: number): void {
  const stops = [field, ...(list?.querySelectorAll('a') ?? [])];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  next?.focus();
}

function listen(form: HTMLFormElement, field: HTMLInputElement, list: HTMLOListElement, status: Element): void {
  form.hidden = false;
  field.addEventListener('focus', () => void loadIndex().catch(() => undefined));
  field.addEventListener('input', () => {
    search(list, status, field.value).catch((error: Error) => {
      status.textContent = error.message;
    });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      moveBy(key === 'ArrowDown' ? 1 : -1);
    }
    if (key === 'Escape') {
      field.focus();
      list.hidden = true;
    }
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) list.hidden = true;
  });
  field.addEventListener('focus', () => {
    list.hidden = list.childElementCount === 0 || field.value.trim() === '';
  });
  list.addEventListener('click', () => {
    list.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}

if (form && field && list && status) listen(form, field, list, status);
