import type { UserDetail } from '@app/contract/users.contract'
import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isSettled } from '../../api/settled.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from '../../ui/edit/confirm-dialog.module.css'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
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

type Issued = { title: string; link: string; expiresAt: string; onClose: () => void }

/** Told once: whoever closes this makes another one. */
function IssuedLink({ title, link, expiresAt, onClose }: Issued) {
  const { t } = useTranslation('users')
  const format = useFormat()
  return (
    <Dialog opened onClose={onClose} title={title} centered size={480}>
      <div className={styles.body}>
        <TextInput
          label={t('passwordLink.link')}
          description={t('passwordLink.until', { when: format.instant(expiresAt) })}
          value={link}
          readOnly
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('passwordLink.close')}
        </Button>
        <CopyButton value={link} timeout={2_000}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? t('passwordLink.copied') : t('passwordLink.copy')}</Button>}
        </CopyButton>
      </div>
    </Dialog>
  )
}
