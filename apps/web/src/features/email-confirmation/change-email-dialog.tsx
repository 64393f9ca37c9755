import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from '../../ui/edit/dialog.module.css'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { useChangeEmail } from './email-confirmation.queries.ts'

/** Another email of one's own: a mistyped one gives way at once, a confirmed one once the new one is confirmed. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const { email, emailStatus } = useMe()
  useReturnFocus()
  const change = useChangeEmail()
  const isWaiting = emailStatus === 'waiting'
  const form = useContractForm(async () => (await import('./email-confirmation.schemas.ts')).emailForm, {
    defaultValues: { email: isWaiting ? email : '' },
  })
  const submit = form.handleSubmit((body) => change.mutateAsync(body.email).then(onClose, form.refuse))
  return (
    <Dialog opened onClose={form.closing(onClose)} title={t(isWaiting ? 'correct.title' : 'change.title')} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          type="email"
          label={t('address')}
          description={t(isWaiting ? 'correct.help' : 'change.help')}
          required
          autoComplete="email"
          data-autofocus
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        <div className={styles.actions}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('common:ui.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t(isWaiting ? 'correct.confirm' : 'change.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
