import { Button, Textarea } from '@mantine/core'
import type { FormEventHandler } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import { DraftNote } from '../form/draft-note.tsx'
import styles from './dialog.module.css'

type Props = {
  title: string
  label: string
  help: string
  save: string
  form: { hadDraft: boolean; startAgain: () => void; errorOf: (name: string) => string | undefined }
  field: UseFormRegisterReturn
  required?: boolean
  /** Closed where the text stands already where it belongs, until a refusal brings the dialog back. */
  opened?: boolean
  isSaving: boolean
  onSubmit: FormEventHandler
  onClose: () => void
}

/** One text of a record, whose draft survives a reload. */
export function TextDialog({ opened = true, title, label, help, save, form, field, required = false, ...props }: Props) {
  const { isSaving, onSubmit, onClose } = props
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={title} centered>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <DraftNote form={form} />
        <Textarea
          label={label}
          description={help}
          autosize
          minRows={3}
          required={required}
          data-autofocus
          {...field}
          error={form.errorOf(field.name)}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
