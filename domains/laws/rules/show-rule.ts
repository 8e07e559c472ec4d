import type { LawPack, PackRule } from '../contract/pack-schemas.ts';
import type { ShownRule } from '../contract/schemas.ts';

/** A threshold of a pack as its page shows it: figures by name, which the page puts into words. */
export function showRule(pack: LawPack, rule: PackRule): ShownRule {
  const source = pack.sources[rule.source];
  return {
    id: `${pack.code}.${rule.id}`,
    kind: rule.kind,
    paragraph: rule.paragraph,
    level: 'level' in rule ? rule.level : null,
    says: 'says' in rule ? rule.says : '',
    figures: figuresOf(rule),
    is_verified: rule.verified,
    note: rule.note ?? '',
    source: { title: source?.title ?? rule.source, url: source?.url ?? '', read_on: source?.read_on ?? null },
  };
}

function figuresOf(rule: PackRule): Record<string, number | string> {
  const figures: Record<string, number | string> = {};
  if ('ages' in rule && rule.ages?.from !== undefined) figures['age_from'] = rule.ages.from;
  if ('ages' in rule && rule.ages?.below !== undefined) figures['age_below'] = rule.ages.below;
  if ('minutes' in rule) figures['minutes'] = rule.minutes;
  if ('over_minutes' in rule) figures['over_minutes'] = rule.over_minutes;
  if ('years' in rule) figures['years'] = rule.years;
  if ('days' in rule) figures['days'] = rule.days;
  if ('weeks' in rule) figures['days'] = rule.weeks;
  if (rule.kind === 'HOURS_OF_DAY') Object.assign(figures, { from: rule.from, until: rule.until, season: rule.season });
  if (rule.kind === 'CONSENT') Object.assign(figures, { notice_below: rule.notice_below });
  if (rule.kind === 'CHANGE_PREMIUM') {
    const { pay } = rule;
    Object.assign(figures, {
      on: rule.on.join(' '),
      notice_from: rule.notice_from,
      notice_below: rule.notice_below,
      tolerance: rule.tolerance,
      pay: pay.kind,
    });
    if (pay.kind === 'FIXED') figures['amount'] = pay.amount;
    else if (pay.kind === 'LOST') figures['percent'] = pay.percent;
    else figures['minutes'] = pay.minutes;
    if (pay.kind === 'BY_LENGTH') figures['beyond'] = pay.beyond;
  }
  return figures;
}
