import type { UserDetail } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { useVerifyIdentity } from './user-accounts.queries.ts'

/** Says that staff saw the person's document, or that it was a mistake. */
export function IdentityDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  const verifying = useVerifyIdentity(user.id)
  const isVerified = user.identityVerifiedAt === null
  const words = isVerified ? 'verify' : 'doubt'
  const document = `${t(`identificationTypes.${user.identificationType}`)} ${user.identification}`
  return (
    <ReasonDialog
      title={t(`identity.${words}.title`, { name: `${user.firstName} ${user.lastName}` })}
      confirmLabel={t(`identity.${words}.confirm`)}
      label={t(`identity.${words}.note`)}
      error={verifying.error}
      onConfirm={(note) => verifying.mutateAsync({ isVerified, note })}
      onClose={onClose}
    >
      <p>{t(`identity.${words}.what`, { document })}</p>
    </ReasonDialog>
  )
}
