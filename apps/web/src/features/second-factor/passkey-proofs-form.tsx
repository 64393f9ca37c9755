import { askForProof } from '@app/contract/endpoints/second-factor'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { askPasskey } from '../../session/passkey.ts'
import { OwnPasswordField } from '../../ui/form/own-password-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { ProofsFormProps } from './proofs-form.tsx'
import styles from './second-factor.module.css'

type Props = ProofsFormProps & { hasApplication: boolean; onChange: () => void }

/** The password, then the device asks for finger, face or PIN. */
export function PasskeyProofsForm({ sentence, action, hasApplication, onSubmit, onCancel, onChange }: Props) {
  const { t } = useTranslation('second-factor')
  const form = useContractForm(async () => (await import('./second-factor.schemas.ts')).passwordForm, {
    defaultValues: { password: '' },
  })
  const prove = async (password: string) => {
    const passkey = await askPasskey(await call(askForProof, {}))
    if (!passkey) throw new DOMException('The person gave up at the device', 'AbortError')
    await onSubmit({ password, passkey })
  }
  const submit = form.handleSubmit(({ password }) => prove(password).catch(form.refuse))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{sentence}</p>
      <OwnPasswordField label={t('password')} {...form.register('password')} error={form.errorOf('password')} data-autofocus />
      <p className={styles.sentence}>{t('passkeys.addSentence')}</p>
      <Button variant="subtle" size="compact-sm" className={styles.other} onClick={onChange}>
        {t(hasApplication ? 'ui.identity.useCode' : 'ui.identity.useRecovery')}
      </Button>
      <div className={styles.actions}>
        <Button variant="default" onClick={form.closing(onCancel)}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {action}
        </Button>
      </div>
    </form>
  )
}
