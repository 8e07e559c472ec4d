import { PRODUCT } from '@hearth/kit/constants';
import { findCalls } from './api-document.ts';
import type { Call, Content, Parameter, Reference, Shape } from './api-document.ts';
import { html, sentence } from './html.ts';
import type { Html } from './html.ts';
import { rowsOf, rulesOf, typeOf } from './shape-rows.ts';
import type { ShapeRow } from './shape-rows.ts';
import { STYLE } from './style.ts';

const TITLE = 'API reference';
/** Found calls that are listed; more words find fewer. */
const MOST_FOUND = 100;

/** Without a space that its policy does not know. */
const STYLES: Html = { markup: `<style>${STYLE}</style>` };

const domainAddress = (domain: string): string => `/docs/api/${domain}`;
const callAddress = ({ domain, operationId }: Call): string => `${domainAddress(domain)}#${operationId}`;
/** Names of domains that are no words. */
const SHORT: Readonly<Record<string, string>> = { sms: 'SMS' };
/** The name of a domain as a heading: `job-boards` is “Job boards”. */
const headingOf = (domain: string): string =>
  SHORT[domain] ??
  domain.slice(0, 1).toUpperCase() +
    domain
      .slice(1)
      .replace(/-/g, ' ')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A whole page, with the list of domains and the search beside it. */
function page(reference: Reference, title: string, main: Html, { domain = '', words = '' } = {}): string {
  const domains = [...reference.domains].map(
    ([name, calls]) =>
      html`<li>
        <a href="${domainAddress(name)}" ${name === domain ? html` aria-current="page"` : ''}
          >${headingOf(name)} <small>${calls.length}</small></a
        >
      </li>`,
  );
  const search = html`<form action="/docs/api" role="search">
    <input
      type="search"
      name="q"
      value="${words}"
      maxlength="100"
      aria-label="Search calls"
      placeholder="Search calls"
    /><button>Search</button>
  </form>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === TITLE ? TITLE : `${title} – ${TITLE}`} – ${PRODUCT}</title>
        ${STYLES}
      </head>
      <body>
        <div class="page">
          <header>
            <p><a href="/docs/api">${TITLE}</a></p>
            ${search}
          </header>
          <main>
            <h1>${title}</h1>
            ${main}
          </main>
          <nav aria-label="Domains">
            <ul>
              ${domains}
            </ul>
          </nav>
        </div>
      </body>
    </html>`.markup;
}

const listed = (calls: readonly Call[]): Html =>
  html`<ul class="calls">
    ${calls.map(
      (call) =>
        html`<li>
          <a href="${callAddress(call)}"
            ><code><span class="method">${call.method}</span> ${call.path}</code></a
          ><br />${sentence(call.summary)}
        </li>`,
    )}
  </ul>`;

/** The first page: how calls are made, or the calls that the words find. */
export function indexPage(reference: Reference, words = ''): string {
  const calls = [...reference.domains.values()].flat();
  if (words.trim() === '') {
    const paragraphs = reference.introduction.split('\n\n').map((text) => html`<p>${sentence(text)}</p>`);
    return page(
      reference,
      TITLE,
      html`${paragraphs}
        <p>
          ${calls.length} calls. For programs: <a href="/openapi.json">OpenAPI 3.1</a>. For assistants: Model Context
          Protocol at <code>/mcp</code>, with an API token.
        </p>`,
    );
  }
  const found = findCalls(calls, words);
  const shown = found.slice(0, MOST_FOUND);
  const more =
    found.length > shown.length
      ? html`<p>The first ${shown.length} of ${found.length}. More words find fewer.</p>`
      : '';
  const nothing = html`<p>No call has all of these words in its name, path or summary.</p>`;
  return page(reference, `Calls with “${words}”`, html`${found.length === 0 ? nothing : listed(shown)}${more}`, {
    words,
  });
}

/** All calls of a domain; undefined for one that there is none of. */
export function domainPage(reference: Reference, domain: string): string | undefined {
  const calls = reference.domains.get(domain);
  if (calls === undefined) return undefined;
  return page(reference, headingOf(domain), html`${calls.map(callArticle)}`, { domain });
}

/** A named shape; undefined for a name that there is none of. */
export function shapePage(reference: Reference, name: string): string | undefined {
  const shape = reference.shapes.get(name);
  return shape === undefined ? undefined : page(reference, name, html`<article>${shapeOf(shape)}</article>`);
}

/** What stands at an address that leads nowhere. */
export const missingPage = (reference: Reference): string =>
  page(reference, 'Nothing here', html`<p>No domain and no shape has this name. It may have been renamed.</p>`);

function callArticle(call: Call): Html {
  const { parameters = [], requestBody, responses } = call;
  const { 200: answer, ...refusals } = responses;
  return html`<article id="${call.operationId}">
    <h2>${sentence(call.summary)}</h2>
    <p class="address">
      <code><span class="method">${call.method}</span> ${call.path}</code>
    </p>
    <p class="soft">${sentence(call.description)}</p>
    ${
      parameters.length === 0 ? '' : parameterTable(parameters)
    }${requestBody === undefined ? '' : bodyOf(requestBody.content)}
    <h3>Answer</h3>
    ${answerOf(answer?.content)}
    <details>
      <summary>What it refuses</summary>
      ${Object.entries(refusals).map(([status, { description }]) =>
        description.split('\n\n').map((line) => html`<p>${status} ${sentence(line)}</p>`),
      )}
    </details>
  </article>`;
}

const table = (heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[0] ?? ''}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

const parameterTable = (parameters: readonly Parameter[]): Html =>
  html`<h3>Parameters</h3>
    ${table(
      ['Parameter', 'Holds', 'What it is'],
      parameters.map(
        ({ name, in: place, required, schema, description, example }) =>
          html`<tr>
            <td><code>${name}</code><br /><small class="soft">${place}${required ? '' : ', optional'}</small></td>
            <td>${holds({ type: typeOf(schema), rules: rulesOf(schema) })}</td>
            <td>
              ${sentence(description)}${
                example === undefined
                  ? ''
                  : html`<br /><small class="soft">Example: <code>${written(example)}</code></small>`
              }
            </td>
          </tr>`,
      ),
    )}`;

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const holds = ({ type, rules }: Pick<ShapeRow, 'type' | 'rules'>): Html =>
  html`${type}${rules.length === 0 ? '' : html`<br /><small class="soft">${rules.join(', ')}</small>`}`;

/** A shape with its fields: a named one by its name alone. */
function shapeOf(shape: Shape): Html {
  const rows = rowsOf(shape);
  if (rows.length === 0) return html`<p>${holds({ type: typeOf(shape), rules: rulesOf(shape) })}</p>`;
  const hasWords = rows.some(({ description }) => description !== '');
  const fields = rows.map(
    (row) =>
      html`<tr>
        <td><code>${row.name}</code>${row.isRequired ? '' : html`<br /><small class="soft">optional</small>`}</td>
        <td>${holds(row)}</td>
        ${hasWords ? html`<td>${sentence(row.description)}</td>` : ''}
      </tr>`,
  );
  return table(['Field', 'Holds', ...(hasWords ? ['What it is'] : [])], fields);
}

function bodyOf(content: Readonly<Record<string, Content>>): Html {
  const [first] = Object.values(content);
  const example = first?.example;
  return html`<h3>Body</h3>
    <p class="soft">${Object.keys(content).join(', ')}</p>
    ${first?.schema === undefined ? '' : shapeOf(first.schema)}${
      example === undefined
        ? ''
        : html`<details>
            <summary>Example</summary>
            <pre>${JSON.stringify(example, null, 2)}</pre>
          </details>`
    }`;
}

function answerOf(content: Readonly<Record<string, Content>> | undefined): Html {
  const data = content?.['application/json']?.schema?.properties?.['data'];
  return data === undefined ? html`<p>The content itself, without an envelope.</p>` : shapeOf(data);
}
