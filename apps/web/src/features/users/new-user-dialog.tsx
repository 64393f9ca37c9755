import type { WaitingApproval } from '@app/contract/fields/approvals'
import type { UserDetail } from '@app/contract/users.contract'
import { hasDuty, OWNERS_ALONE, USER_TYPES } from '@app/domain'
import { Button, NativeSelect } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useIsMailing } from '../../session/use-is-mailing.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { AccountFields } from './account-fields.tsx'
import { useCreateUser } from './user-accounts.queries.ts'
import { TYPES, typeNameOf } from './user-types.ts'
import { emptyAccount } from './user-values.ts'
import styles from './users.module.css'

type Props = {
  /** What the list shows when it is opened. */
  type: number
  onClose: () => void
  onCreated: (user: UserDetail) => void
}

/** Opens an account for somebody: the casillero is given by the server, the password is chosen by its person. */
export function NewUserDialog({ type, onClose, onCreated }: Props) {
  const { t } = useTranslation('users')
  useReturnFocus()
  const isMailing = useIsMailing()
  const isOwner = hasDuty(useActor(), OWNERS_ALONE)
  const create = useCreateUser()
  const form = useContractForm(async () => (await import('./users.schemas.ts')).newAccount, {
    defaultValues: emptyAccount(isOwner ? type : USER_TYPES.client),
  })
  const { control, errorOf, watch } = form
  const chosen = typeNameOf(watch('userType'))
  const done = (answer: UserDetail | WaitingApproval) => {
    if ('approval' in answer) onClose()
    else onCreated(answer)
  }
  const submit = form.handleSubmit((account) => create.mutateAsync(account).then(done, form.refuse))
  return (
    <Dialog opened onClose={form.closing(onClose)} title={t('new.title')} size={640} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Controller
          control={control}
          name="userType"
          render={({ field: { value, onChange, ...field } }) => (
            <NativeSelect
              label={t('fields.type')}
              required
              {...field}
              value={String(value)}
              onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
              data={TYPES.filter((name) => isOwner || name === 'client').map((name) => ({
                value: String(USER_TYPES[name]),
                label: t(`types.${name}`),
              }))}
              description={t(`typeHelp.${chosen}`)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={errorOf('userType')}
            />
          )}
        />
        <AccountFields form={form} />
        <p className={styles.quiet}>{t(`new.${isMailing ? 'next' : 'nextByHand'}.${chosen}`)}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('new.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
