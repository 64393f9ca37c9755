import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { useTranslation } from 'react-i18next'
import { GuardedDialog } from '../../ui/edit/guarded-dialog.tsx'
import { OneFileForm } from '../../ui/files/one-file-form.tsx'
import { useConfirmAnnulment } from './fiscal-documents.queries.ts'

type Props = { document: Pick<FiscalDocument, 'id' | 'number'>; onClose: () => void }

/** What the SRI showed, as staff have it before them. */
export function AnnulledDialog({ document: { id, number }, onClose }: Props) {
  const { t } = useTranslation('credit-notes')
  const confirm = useConfirmAnnulment(id)
  return (
    <GuardedDialog title={t('fiscal.annulment.annulledTitle', { number })} opened onClose={onClose}>
      <OneFileForm
        label={t('fiscal.annulment.proof')}
        confirmLabel={t('fiscal.annulment.record')}
        sending={confirm}
        send={(proof, options) => confirm.mutateAsync({ proof, options })}
        onClose={onClose}
      >
        <p>{t('fiscal.annulment.annulledWhat')}</p>
      </OneFileForm>
    </GuardedDialog>
  )
}
