import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES, type UserType } from '@app/domain'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/edit/confirm-dialog.tsx'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { useUpdateUser } from './user-accounts.queries.ts'
import { UserRefusal } from './user-refusal.tsx'
import { TYPES, typeNameOf } from './user-types.ts'
import styles from './users.module.css'

/** Makes an account an associate, an administrator, a client again: what each may do, and what the change brings. */
export function UserTypeDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  useReturnFocus()
  const current = typeNameOf(user.userType)
  const others = TYPES.filter((name) => name !== current)
  const [chosen, setChosen] = useState<UserType>(current === 'client' ? 'associate' : 'client')
  const update = useUpdateUser(user.id)
  const effects = effectsOf(user, chosen)
  const choose = (name: string) => {
    update.reset()
    setChosen(others.find((one) => one === name) ?? chosen)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('type.title', { name: `${user.firstName} ${user.lastName}` })}
      confirmLabel={t(`type.confirm.${chosen}`)}
      isRunning={update.isPending}
      onConfirm={() => update.mutate({ userType: USER_TYPES[chosen] }, { onSuccess: onClose })}
    >
      <Radio.Group aria-label={t('fields.type')} value={chosen} onChange={choose}>
        <div className={styles.choices}>
          {others.map((name) => (
            <Radio key={name} value={name} label={t(`types.${name}`)} description={t(`typeHelp.${name}`)} />
          ))}
        </div>
      </Radio.Group>
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{t(`type.effects.${effect}`, { name: user.associate?.name, code: user.casilleroCode })}</li>
        ))}
      </ul>
      {update.isError ? <UserRefusal user={user} error={update.error} /> : null}
    </ConfirmDialog>
  )
}

type Effect = 'waitsForSecond' | 'signedOut' | 'losesAssociate' | 'getsCasillero' | 'keepsCasillero' | 'cannotSignIn'

/** What else changes with the type (the server's own rules, told before they apply). */
function effectsOf({ associate, casilleroCode }: UserDetail, to: UserType): Effect[] {
  return [
    ...(to === 'administrator' ? ['waitsForSecond' as const] : []),
    to === 'courier' ? 'cannotSignIn' : 'signedOut',
    ...(associate && to !== 'client' ? ['losesAssociate' as const] : []),
    ...(to === 'client' ? [casilleroCode ? ('keepsCasillero' as const) : ('getsCasillero' as const)] : []),
  ]
}
