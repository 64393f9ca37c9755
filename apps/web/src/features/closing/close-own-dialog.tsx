import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useCloseOwnAccount, useClosing } from './closing.queries.ts'
import { ClosingFacts } from './closing-facts.tsx'
import { OpenMattersDialog } from './open-matters-dialog.tsx'

/** Says what goes and what stays, and closes one’s own account; or what is open, and how it ends. */
export function CloseOwnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('closing')
  const closing = useClosing(null)
  const close = useCloseOwnAccount()
  if (!closing.data || closing.data.obstacles.length > 0)
    return <OpenMattersDialog closing={closing} userId={null} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('own.title')}
      confirmLabel={t('own.confirm')}
      backLabel={t('own.back')}
      onConfirm={() => close.mutate()}
      isRunning={close.isPending}
      dangerous
    >
      <ClosingFacts closing={closing.data} />
      <p>{t('forGood')}</p>
      {close.isError && !isSettled(close.error) ? (
        <Note tone="red" isRefusal>
          <Refusal error={close.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
