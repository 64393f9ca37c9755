import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'
import { usePreviewRun } from '../../runs/runs.queries.ts'
import { HoldFields, holdIn, NO_HOLD } from '../holding/hold-fields.tsx'
import { HoldRefusal } from '../holding/hold-refusal.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import type { ChangeWanted } from './changes.ts'

type Props = { wanted: ChangeWanted; onPreviewed: (runId: string) => void; onCancel: () => void }

/** All of them wait for the same, until the same day. */
export function HoldMany({ wanted, onPreviewed, onCancel }: Props) {
  const preview = usePreviewRun()
  const [typed, setTyped] = useState(NO_HOLD)
  const [wasTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const values = holdIn(typed)
    if (values) preview.mutate({ act: 'holdOrders', values, ...wanted }, { onSuccess: ({ id }) => onPreviewed(id) })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <HoldFields typed={typed} onChange={setTyped} wasTried={wasTried} error={preview.error} />
      <ChangeButtons isSending={preview.isPending} onCancel={onCancel} />
    </form>
  )
}

/** Those that wait go on; the others stay as they are. */
export function ReleaseMany({ wanted, onPreviewed, onCancel }: Props) {
  const { t } = useTranslation('orders')
  const preview = usePreviewRun()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    preview.mutate({ act: 'releaseOrders', ...wanted }, { onSuccess: ({ id }) => onPreviewed(id) })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('holding.releaseHelp')}</p>
      <HoldRefusal error={preview.error} />
      <ChangeButtons isSending={preview.isPending} onCancel={onCancel} />
    </form>
  )
}
