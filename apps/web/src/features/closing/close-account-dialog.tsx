import type { UserDetail } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { useCloseAccount, useClosing } from './closing.queries.ts'
import { ClosingFacts } from './closing-facts.tsx'
import { OpenMattersDialog } from './open-matters-dialog.tsx'

/** Of a person who asked for it in writing. */
export function CloseAccountDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('closing')
  const closing = useClosing(user.id)
  const close = useCloseAccount(user.id)
  if (!closing.data || closing.data.obstacles.length > 0)
    return <OpenMattersDialog closing={closing} userId={user.id} onClose={onClose} />
  return (
    <ReasonDialog
      title={t('office.title', { name: `${user.firstName} ${user.lastName}` })}
      confirmLabel={t('office.confirm')}
      label={t('office.request')}
      error={close.error}
      onConfirm={(request) => close.mutateAsync(request)}
      onClose={onClose}
    >
      <ClosingFacts closing={closing.data} />
      <p>{t('forGood')}</p>
    </ReasonDialog>
  )
}
