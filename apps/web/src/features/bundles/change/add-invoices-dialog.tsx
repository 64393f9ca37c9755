import type { Bundle } from '@app/contract/bundles.contract'
import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../../api/settled.ts'
import { GuardedDialog } from '../../../ui/edit/guarded-dialog.tsx'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { useUpload } from '../../../ui/files/use-upload.ts'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useAddBundleInvoices } from '../bundle-files.queries.ts'
import styles from '../bundle-parts.module.css'

type Props = { bundle: Pick<Bundle, 'id' | 'code'>; opened: boolean; onClose: () => void }

/** Invoices that travel with a bundle; several at once, from the shipments or not. */
export function AddInvoicesDialog({ bundle, opened, onClose }: Props) {
  const { t } = useTranslation('bundles')
  return (
    <GuardedDialog title={t('addInvoicesTo', { code: bundle.code })} opened={opened} onClose={onClose}>
      <InvoicesForm bundle={bundle} onClose={onClose} />
    </GuardedDialog>
  )
}

function InvoicesForm({ bundle: { id }, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation('bundles')
  const [files, setFiles] = useState<File[]>([])
  const [isFromShipments, setFromShipments] = useState(false)
  const [wasTried, setTried] = useState(false)
  const adding = useAddBundleInvoices()
  const upload = useUpload()
  const closing = useLeaveGuard(files.length > 0 && !adding.isPending && !adding.isSuccess)
  const isRefused = adding.error !== null && !isSettled(adding.error)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (files.length === 0 || adding.isPending) return
    try {
      await upload.run((options) => adding.mutateAsync({ id, isFromShipments, files, options }))
      onClose()
    } catch {
      // What was refused stands at the files; they stay.
    }
  }
  const missing = wasTried && files.length === 0 ? t('invoiceRequired') : undefined
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FileDrop
        label={t('invoices')}
        files={files}
        onChange={setFiles}
        multiple
        error={isRefused ? <Refusal error={adding.error} /> : missing}
        progress={upload.progress}
        onCancel={upload.cancel}
      />
      <Checkbox
        label={t('isFromShipments')}
        description={t('isFromShipmentsHelp')}
        checked={isFromShipments}
        disabled={adding.isPending}
        onChange={({ currentTarget }) => setFromShipments(currentTarget.checked)}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={closing(onClose)}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={adding.isPending}>
          {t('addInvoices')}
        </Button>
      </div>
    </form>
  )
}
