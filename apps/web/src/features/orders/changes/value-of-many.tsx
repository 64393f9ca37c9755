import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { usePreviewRun } from '../../runs/runs.queries.ts'
import { ChangeButtons } from './change-buttons.tsx'
import type { ChangeWanted } from './changes.ts'

type Props = { wanted: ChangeWanted; onPreviewed: (runId: string) => void; onCancel: () => void }

/** The same declared value for each of them. */
export function ValueOfMany({ wanted, onPreviewed, onCancel }: Props) {
  const { t } = useTranslation(['orders', 'refusals', 'common'])
  const preview = usePreviewRun()
  const [value, setValue] = useState<number | null>(null)
  const [wasTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (value)
      preview.mutate(
        { act: 'valueOrders', values: { productValueInCents: value }, ...wanted },
        { onSuccess: ({ id }) => onPreviewed(id) },
      )
  }
  const missing = wasTried && !value ? t('change.valueMissing') : undefined
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <MoneyField
        label={t('change.newValue')}
        description={t('change.newValueHelp')}
        required
        value={value}
        onChange={setValue}
        error={missing ?? (preview.error ? <Refusal error={preview.error} /> : undefined)}
      />
      <ChangeButtons isSending={preview.isPending} onCancel={onCancel} />
    </form>
  )
}
