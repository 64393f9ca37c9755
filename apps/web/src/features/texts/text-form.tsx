import type { PublishedText } from '@app/contract/consents.contract'
import { TEXT_PATHS } from '@app/contract/paths'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../../ui/form/draft-note.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useSaveText } from './texts.queries.ts'
import styles from './texts-view.module.css'

/** Both languages of one text, from its newest version; what is typed survives a reload. */
export function TextForm({ text }: { text: PublishedText }) {
  const { t } = useTranslation('texts')
  const { kind, version, spanish, english } = text
  const save = useSaveText(kind)
  const form = useContractForm(async () => (await import('./texts.schemas.ts')).editedText, {
    defaultValues: { spanish, english, follows: version },
    draft: `text-${kind}-${version}`,
  })
  const { register, errorOf } = form
  const submit = form.handleSubmit((body) => save.mutateAsync(body).then(form.forgetDraft, form.refuse))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.buttons}>
        <DraftNote form={form} />
      </div>
      <Textarea
        label={t('edit.spanish')}
        description={t('edit.format')}
        lang="es"
        autosize
        minRows={12}
        maxRows={32}
        required
        {...register('spanish')}
        error={errorOf('spanish')}
      />
      <Textarea
        label={t('edit.english')}
        description={t('edit.format')}
        lang="en"
        autosize
        minRows={12}
        maxRows={32}
        required
        {...register('english')}
        error={errorOf('english')}
      />
      <div className={styles.buttons}>
        <a href={TEXT_PATHS[kind]} target="_blank" rel="noreferrer">
          {t('edit.asClientsSee')}
        </a>
        <Button type="submit" loading={save.isPending} disabled={!form.formState.isDirty && !form.hadDraft}>
          {t('edit.save', { version: version + 1 })}
        </Button>
      </div>
    </form>
  )
}
