import type { UserDetail } from '@app/contract/users.contract'
import { USER_TYPES } from '@app/domain'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { AccountFields } from './account-fields.tsx'
import { useUpdateUser } from './user-accounts.queries.ts'
import { type AccountInput, atFormFields, changesOf, valuesOf } from './user-values.ts'
import styles from './users.module.css'

/** The data of an account. */
export function EditUserDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation('users')
  useReturnFocus()
  const update = useUpdateUser(user.id)
  const form = useContractForm(async () => (await import('./users.schemas.ts')).newAccount, {
    defaultValues: valuesOf(user),
    record: user,
  })
  const save = async (account: AccountInput) => {
    const changes = changesOf(user, account)
    if (!changes) return onClose()
    await update.mutateAsync(changes).then(onClose, (error: unknown) => form.refuse(atFormFields(error)))
  }
  const signsIn = user.userType !== USER_TYPES.courier
  return (
    <Dialog
      opened
      onClose={form.closing(onClose)}
      title={t('edit.title', { name: `${user.firstName} ${user.lastName}` })}
      size={640}
      centered
    >
      <form className={styles.form} onSubmit={form.handleSubmit(save)} noValidate>
        <AccountFields
          form={form}
          isIdentificationLocked={user.isIdentificationLocked}
          {...(signsIn ? { emailHelp: t('edit.emailHelp') } : {})}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={update.isPending}>
            {t('edit.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
