import type { Form } from '@hearth/client/use-form';
import { useCall } from '@hearth/client/query';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { getPoolChoices } from '../../contract/endpoints.ts';
import { TAGS_PER_PERSON } from '../../contract/limits.ts';
import { POOL_REASONS } from '../../contract/reasons.ts';
import type { PoolReason } from '../../contract/reasons.ts';
import { usePoolWords } from '../words.ts';

/** Why a person is in the pool: reason, note and tags. */
export interface ReasonValues {
  reason: PoolReason;
  note: string;
  tag_ids: string[];
}

/** The fields for reason, note and tags. */
export function WhyFields({ brandId, form }: { brandId: string; form: Form<ReasonValues> }) {
  const { t, format } = usePoolWords();
  const { data } = useCall(getPoolChoices, { params: { id: brandId } });
  const tags = data?.tags ?? [];
  return (
    <>
      <Select
        label={t('reason.label')}
        placeholder={t('reason.label')}
        {...form.field('reason')}
        onChange={(id) => form.set('reason', POOL_REASONS.find((one) => one === id) ?? form.values.reason)}
        options={POOL_REASONS.map((id) => ({ id, label: t(`reason.${id}`) }))}
      />
      <TextArea label={t('add.note')} help={t('add.noteHelp')} maxLength={500} {...form.text('note')} />
      {tags.length > 0 && (
        <Select
          multiple
          badges
          label={t('filter.tags')}
          help={t('tag.most')}
          placeholder={t('filter.tags')}
          {...form.field('tag_ids')}
          summary={(count) => t('filter.tagsChosen', { n: format.number(count) })}
          onChange={(ids) => form.set('tag_ids', ids.slice(0, TAGS_PER_PERSON))}
          options={tags.map((tag) => ({ id: tag.id, label: tag.name, note: tag.global ? t('tag.global') : undefined }))}
        />
      )}
    </>
  );
}
