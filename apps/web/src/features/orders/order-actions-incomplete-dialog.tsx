import { MISSING, type Order } from '@app/contract/orders.contract'
import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './order-actions.module.css'
import { ActionDialog } from './order-actions-dialog.tsx'
import { useMarkIncomplete } from './orders.queries.ts'

type Missing = (typeof MISSING)[number]
type Props = { order: Order; opened: boolean; onClose: () => void }

/** What is missing, as a list and in words: the client reads both. */
export function IncompleteDialog({ order, opened, onClose }: Props) {
  const { t } = useTranslation(['administrator', 'orders'])
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const [note, setNote] = useState('')
  const [wasTried, setTried] = useState(false)
  const marking = useMarkIncomplete()
  const save = () => {
    setTried(true)
    if (missing.length === 0 || note.trim() === '') return
    marking.mutate({ orderId: order.id, missing: [...missing], note: note.trim() }, { onSuccess: onClose })
  }
  const toggle = (what: Missing, isChecked: boolean) =>
    setMissing((before) => (isChecked ? [...before, what] : before.filter((other) => other !== what)))
  return (
    <ActionDialog
      opened={opened}
      onClose={onClose}
      title={t('orderActions.incompleteOf', { code: order.code })}
      submitLabel={t('orderActions.askClient')}
      isSending={marking.isPending}
      onSubmit={save}
    >
      <fieldset className={styles.missing}>
        <legend>{t('orderActions.whatIsMissing')}</legend>
        {MISSING.map((what) => (
          <Checkbox
            key={what}
            label={t(`missing.${what}`, { ns: 'orders' })}
            checked={missing.includes(what)}
            onChange={({ currentTarget }) => toggle(what, currentTarget.checked)}
          />
        ))}
        {wasTried && missing.length === 0 ? (
          <p className={styles.error} role="alert">
            {t('orderActions.chooseMissing')}
          </p>
        ) : null}
      </fieldset>
      <Textarea
        label={t('orderActions.note')}
        description={t('orderActions.noteHelp')}
        required
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={wasTried && note.trim() === '' ? t('fields.required') : undefined}
      />
    </ActionDialog>
  )
}
