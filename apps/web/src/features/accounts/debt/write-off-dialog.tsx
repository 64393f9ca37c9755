import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useWriteOffDebt } from '../accounts.queries.ts'

type Props = { client: { id: string; name: string }; debtInCents: number; onClose: () => void }

/** The office gives up a debt that nobody will pay; above its limit the call refuses, and says so. */
export function WriteOffDialog({ client, debtInCents, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const writingOff = useWriteOffDebt()
  const amount = format.money(debtInCents)
  return (
    <ReasonDialog
      title={t('writeOff.title', { name: client.name })}
      confirmLabel={t('writeOff.confirm', { amount })}
      error={writingOff.error}
      onConfirm={(reason) => writingOff.mutateAsync({ clientId: client.id, reason })}
      onClose={onClose}
    >
      <p>{t('writeOff.what', { amount })}</p>
    </ReasonDialog>
  )
}
