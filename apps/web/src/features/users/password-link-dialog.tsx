import type { UserDetail } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { IssuedLink } from '../../ui/dialog/issued-link.tsx'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useIssuePasswordLink } from './user-accounts.queries.ts'

/** Where no mail can be sent: whoever asks for the link passes it on. */
export function PasswordLinkDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  const issue = useIssuePasswordLink(user.id)
  const title = t('passwordLink.title', { name: `${user.firstName} ${user.lastName}` })
  if (issue.data) return <IssuedLink title={title} {...issue.data} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title}
      confirmLabel={t('passwordLink.confirm')}
      onConfirm={() => issue.mutate()}
      isRunning={issue.isPending}
    >
      <p>{t('passwordLink.what')}</p>
      <p>{t('passwordLink.care')}</p>
      {issue.isError && !isSettled(issue.error) ? (
        <Note tone="red" isRefusal>
          <Refusal error={issue.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
