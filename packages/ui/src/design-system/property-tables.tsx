import { use } from 'react';
import { Prose } from './links.tsx';
import { usePagePhrases } from './words.ts';

const loaded = import('virtual:widget-properties');

/** The properties of a widget's components, from their types. */
export function PropertyTables({ id }: { id: string }) {
  const { t } = usePagePhrases();
  const lists = use(loaded).default[id] ?? [];
  if (lists.length === 0) return <p className="text-base text-ink-2">{t('properties.none')}</p>;
  return lists.map(({ name, properties, besides }) => (
    <div key={name} className="rounded-lg border border-line bg-surface">
      <h3 dir="ltr" lang="en" className="px-4 py-2 font-bold">
        {name}
      </h3>
      {properties.length > 0 && (
        <div role="group" aria-label={name} tabIndex={0} className="relative overflow-x-auto -outline-offset-2">
          <table className="w-full text-start text-base">
            <thead>
              <tr className="border-y border-line">
                <th className="px-4 py-2 text-start">{t('properties.name')}</th>
                <th className="px-4 py-2 text-start">{t('properties.type')}</th>
                <th className="px-4 py-2 text-start">{t('properties.note')}</th>
              </tr>
            </thead>
            <tbody lang="en" dir="ltr">
              {properties.map((property) => (
                <tr key={property.name} className="border-b border-line align-top last:border-b-0">
                  <td className="px-4 py-2 font-bold whitespace-nowrap">
                    {property.name}
                    {property.required && (
                      <span className="ms-1.5 text-sm font-normal text-bad">{t('properties.required')}</span>
                    )}
                  </td>
                  <td className="min-w-40 px-4 py-2 font-mono text-sm break-words">{property.type}</td>
                  <td className="min-w-48 px-4 py-2 text-ink-2">{property.note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {besides.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-base text-ink-2">
          {t('properties.besides')} <Prose className="font-mono text-sm break-words">{besides.join(', ')}</Prose>
        </p>
      )}
    </div>
  ));
}
