import { centsFromDollars } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useParameters } from '../../parameters/parameters.queries.ts'
import { useWriteOffDebt } from '../accounts.queries.ts'

type Props = { client: { id: string; name: string }; debtInCents: number; onClose: () => void }

/** The office gives up a debt that nobody will pay; above its limit a second administrator is asked, which is said before. */
export function WriteOffDialog({ client, debtInCents, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const writingOff = useWriteOffDebt()
  const amount = format.money(debtInCents)
  const limit = useParameters().data?.find(({ key }) => key === 'writeOffLimit')?.value ?? null
  const isAbove = limit !== null && debtInCents > centsFromDollars(limit)
  return (
    <ReasonDialog
      title={t('writeOff.title', { name: client.name })}
      confirmLabel={t(isAbove ? 'writeOff.ask' : 'writeOff.confirm', { amount })}
      error={writingOff.error}
      onConfirm={(reason) => writingOff.mutateAsync({ clientId: client.id, reason })}
      onClose={onClose}
    >
      <p>{t('writeOff.what', { amount })}</p>
      {isAbove ? <Note tone="neutral">{t('writeOff.above', { limit: format.money(centsFromDollars(limit)) })}</Note> : null}
    </ReasonDialog>
  )
}
