import type { SecondFactor } from '@app/contract/second-factor.contract'
import { useTranslation } from 'react-i18next'
import { GuardedDialog } from '../../ui/edit/guarded-dialog.tsx'
import { ProofsForm } from './proofs-form.tsx'
import { useTurnOffSecondFactor } from './second-factor.queries.ts'

export function TurnOffDialog({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const { t } = useTranslation('second-factor')
  const turnOff = useTurnOffSecondFactor()
  return (
    <GuardedDialog title={t('off.title')} opened onClose={onClose} size={460}>
      <ProofsForm
        factor={factor}
        sentence={t(factor.passkeys === 0 ? 'off.sentence' : 'off.sentenceBeside')}
        action={t('off.confirm')}
        onSubmit={(proofs) => turnOff.mutateAsync(proofs).then(onClose)}
        onCancel={onClose}
      />
    </GuardedDialog>
  )
}
