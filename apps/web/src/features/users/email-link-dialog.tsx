import type { UserDetail } from '@app/contract/users.contract'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { IssuedLink } from '../../ui/dialog/issued-link.tsx'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useIssueEmailLink } from './user-accounts.queries.ts'

/** For a person who waits for a mail that cannot be sent: staff pass its link on. */
export function EmailLinkDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  const issue = useIssueEmailLink(user.id)
  const title = t('emailLink.title', { name: `${user.firstName} ${user.lastName}` })
  if (issue.data) return <IssuedLink title={title} {...issue.data} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title}
      confirmLabel={t('emailLink.confirm')}
      onConfirm={() => issue.mutate()}
      isRunning={issue.isPending}
    >
      <p>{t('emailLink.what')}</p>
      {issue.isError && !isSettled(issue.error) ? (
        <Note tone="red" isRefusal>
          <Refusal error={issue.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
