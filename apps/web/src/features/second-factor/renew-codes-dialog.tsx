import type { SecondFactor } from '@app/contract/second-factor.contract'
import { useTranslation } from 'react-i18next'
import { GuardedDialog } from '../../ui/edit/guarded-dialog.tsx'
import { ProofsForm } from './proofs-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRenewRecoveryCodes } from './second-factor.queries.ts'

export function RenewCodesDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const { t } = useTranslation('second-factor')
  const renew = useRenewRecoveryCodes()
  const codes = renew.data?.recoveryCodes
  return (
    <GuardedDialog title={t('renew.title')} opened onClose={onClose} size={460}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofsForm
          factor={factor}
          sentence={t('renew.sentence')}
          action={t('renew.confirm')}
          onSubmit={(proofs) => renew.mutateAsync(proofs)}
          onCancel={onClose}
        />
      )}
    </GuardedDialog>
  )
}
