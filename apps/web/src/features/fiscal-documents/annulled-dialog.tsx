import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { GuardedDialog } from '../../ui/edit/guarded-dialog.tsx'
import { useLeaveGuard } from '../../ui/edit/leave-guard.ts'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { useUpload } from '../../ui/files/use-upload.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import styles from './fiscal-documents.module.css'
import { useConfirmAnnulment } from './fiscal-documents.queries.ts'

type Props = { document: Pick<FiscalDocument, 'id' | 'number'>; onClose: () => void }

/** What the SRI showed, as staff have it before them. */
export function AnnulledDialog({ document, onClose }: Props) {
  const { t } = useTranslation('credit-notes')
  return (
    <GuardedDialog title={t('fiscal.annulment.annulledTitle', { number: document.number })} opened onClose={onClose}>
      <AnnulledForm document={document} onClose={onClose} />
    </GuardedDialog>
  )
}

function AnnulledForm({ document: { id }, onClose }: Props) {
  const { t } = useTranslation('credit-notes')
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setTried] = useState(false)
  const confirm = useConfirmAnnulment(id)
  const upload = useUpload()
  const closing = useLeaveGuard(files.length > 0 && !confirm.isPending && !confirm.isSuccess)
  const isRefused = confirm.error !== null && !isSettled(confirm.error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [proof] = files
    if (!proof || confirm.isPending) return
    try {
      await upload.run((options) => confirm.mutateAsync({ proof, note: '', options }))
      onClose()
    } catch {
      // What was refused stands at the file; it stays.
    }
  }
  const missing = wasTried && files.length === 0 ? t('common:errors.fieldRequired') : undefined
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('fiscal.annulment.annulledWhat')}</p>
      <FileDrop
        label={t('fiscal.annulment.proof')}
        files={files}
        onChange={setFiles}
        error={isRefused ? <Refusal error={confirm.error} /> : missing}
        progress={upload.progress}
        onCancel={upload.cancel}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={closing(onClose)}>
          {t('common:ui.cancel')}
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          {t('fiscal.annulment.record')}
        </Button>
      </div>
    </form>
  )
}
