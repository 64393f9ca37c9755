import type { UserDetail } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useRemoveSecondFactor } from './user-accounts.queries.ts'

/** For whoever lost their telephone and their recovery codes. */
export function RemoveFactorDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  const remove = useRemoveSecondFactor(user.id)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('removeFactor.title', { name })}
      confirmLabel={t('removeFactor.confirm')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      isRunning={remove.isPending}
      dangerous
    >
      <p>{t('removeFactor.what')}</p>
      <p>{t('removeFactor.care')}</p>
      {remove.isError && !isSettled(remove.error) ? (
        <Note tone="red" isRefusal>
          <Refusal error={remove.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
