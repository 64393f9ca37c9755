import type { Passkey } from '@app/contract/second-factor.contract'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useRenamePasskey } from './passkeys.queries.ts'
import styles from './second-factor.module.css'

const LONGEST_NAME = 60

/** A name by which its owner knows the device. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('second-factor')
  const rename = useRenamePasskey()
  const form = useContractForm(async () => (await import('./second-factor.schemas.ts')).passkeyNameForm, {
    defaultValues: { name },
  })
  const submit = form.handleSubmit((body) =>
    body.name === name ? onClose() : rename.mutateAsync({ id, ...body }).then(onClose, form.refuse),
  )
  return (
    <Dialog opened onClose={onClose} title={t('passkeys.renameTitle')} centered size={440}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          maxLength={LONGEST_NAME}
          required
          data-autofocus
          {...form.register('name')}
          error={form.errorOf('name')}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={rename.isPending}>
            {t('passkeys.rename')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
