import type { Template, TemplateLine } from '../contract/schemas.ts';
import type { CountedTemplateRow } from './queries/template.ts';

/** Presents a template. */
export function presentTemplate(row: CountedTemplateRow): Template {
  return {
    id: row.id,
    name: row.name,
    content: row.content,
    locked: row.locked,
    posts: row.posts,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentTemplateLine(row: CountedTemplateRow): TemplateLine {
  const { content, ...line } = presentTemplate(row);
  return { ...line, position_name: content.position_name };
}
