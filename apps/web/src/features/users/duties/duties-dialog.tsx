import type { UserDetail } from '@app/contract/users.contract'
import { DUTIES, type Duty } from '@app/domain'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { useUpdateUser } from '../user-accounts.queries.ts'
import { UserRefusal } from '../user-refusal.tsx'
import styles from '../users.module.css'

/** What an administrator may do, each with one sentence. An owner stays one until another owner says otherwise: the house always has one. */
export function DutiesDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  const { userId } = useActor()
  useReturnFocus()
  const [chosen, setChosen] = useState<readonly Duty[]>(user.duties)
  const [isEmpty, setIsEmpty] = useState(false)
  const update = useUpdateUser(user.id)
  const choose = (duties: string[]) => {
    update.reset()
    setIsEmpty(false)
    setChosen(DUTIES.filter((duty) => duties.includes(duty)))
  }
  const save = () => {
    if (chosen.length === 0) return setIsEmpty(true)
    update.mutate({ duties: [...chosen] }, { onSuccess: onClose })
  }
  const staysOwner = (duty: Duty) => duty === 'owner' && user.id === userId
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('duties.title', { name: `${user.firstName} ${user.lastName}` })}
      confirmLabel={t('duties.send')}
      isRunning={update.isPending}
      onConfirm={save}
    >
      <Checkbox.Group
        aria-label={t('duties.name')}
        value={[...chosen]}
        onChange={choose}
        error={isEmpty ? t('duties.none') : undefined}
      >
        <div className={styles.choices}>
          {DUTIES.map((duty) => (
            <Checkbox
              key={duty}
              value={duty}
              label={t(`dutyNames.${duty}`)}
              description={t(staysOwner(duty) ? 'duties.ownOwner' : `duties.help.${duty}`)}
              disabled={staysOwner(duty)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {update.isError ? <UserRefusal user={user} error={update.error} /> : null}
    </ConfirmDialog>
  )
}
