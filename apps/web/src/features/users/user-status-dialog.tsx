import type { User } from '@app/contract/users.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { showSuccess } from '../../ui/say/toast.ts'
import { Note } from '../../ui/show/note.tsx'
import { useSetStatusOfSeveral } from './user-accounts.queries.ts'
import { UserRefusal } from './user-refusal.tsx'
import styles from './users.module.css'

const MOST_NAMED = 5

type Props = {
  people: readonly User[]
  status: User['status']
  onClose: () => void
  /** Those for whom it was done, or waits; the others stay here with the reason. */
  onDone?: (done: readonly User[]) => void
}

/** Says what it means to close accounts, or to open them again, and to how many; who is refused stays here, with the reason. */
export function UserStatusDialog({ people: asked, status, onClose, onDone }: Props) {
  const { t } = useTranslation('users')
  // As they were when it was asked: the list behind changes with every one that is done.
  const [people, setPeople] = useState(asked)
  const change = useSetStatusOfSeveral(status)
  const act = status === 'active' ? 'activate' : 'deactivate'
  const refused = change.data?.refused ?? []
  const names = people.slice(0, MOST_NAMED).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const rest = people.length - names.length
  const run = () =>
    change.mutate(people, {
      onSuccess: (outcome) => {
        if (outcome.done.length > 0) showSuccess(t(`${act}.done`, { count: outcome.done.length }))
        if (outcome.waiting.length > 0) showSuccess(t('activate.waiting', { count: outcome.waiting.length }))
        onDone?.([...outcome.done, ...outcome.waiting])
        if (outcome.refused.length === 0) onClose()
        else setPeople(outcome.refused.map(({ user }) => user))
      },
    })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`${act}.title`, { count: people.length, name: names[0] })}
      confirmLabel={t(`${act}.confirm`, { count: people.length })}
      onConfirm={run}
      isRunning={change.isPending}
      dangerous={act === 'deactivate'}
    >
      {people.length > 1 ? (
        <p className={styles.people}>
          {names.join(', ')}
          {rest > 0 ? ` ${t('andOthers', { count: rest })}` : null}
        </p>
      ) : null}
      <p>{t(`${act}.what`, { count: people.length })}</p>
      {act === 'deactivate' ? <p className={styles.quiet}>{t('deactivate.stays')}</p> : null}
      {refused.map(({ user, error }) => (
        <UserRefusal key={user.id} user={user} error={error} />
      ))}
      {change.isError ? (
        <Note tone="red" isRefusal>
          <Refusal error={change.error} />
        </Note>
      ) : null}
    </ConfirmDialog>
  )
}
