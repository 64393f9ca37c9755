import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OneTimeCodeField } from '../../ui/form/one-time-code-field.tsx'
import styles from './form.module.css'
import { useLightForm } from './use-light-form.ts'

type Values = { code: string }
type Props = { signIn: (code: string) => Promise<void>; onBack: () => void }

async function check({ code }: Values): Promise<Record<string, string>> {
  return code.trim() ? {} : { code: 'required' }
}

/** After the right password: a code of the application, or one of the recovery codes. */
export function SignInCode({ signIn, onBack }: Props) {
  const { t } = useTranslation('signed-out')
  const [isRecovery, setRecovery] = useState(false)
  const light = useLightForm<Values>({ initial: { code: '' }, check, send: ({ code }) => signIn(code) })
  const { form, set, field, submit, failure, isSending } = light
  const other = () => {
    setRecovery(!isRecovery)
    set('code', '')
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <OneTimeCodeField
        {...field('code')}
        isRecovery={isRecovery}
        description={isRecovery ? t('code.recoveryHelp') : t('code.help')}
        onChange={({ currentTarget }) => set('code', currentTarget.value)}
        size="md"
        autoFocus
      />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" size="md" loading={isSending} fullWidth>
        {t('signIn.submit')}
      </Button>
      <p className={styles.ways}>
        <Anchor component="button" type="button" inherit onClick={other}>
          {isRecovery ? t('code.useApplication') : t('code.useRecovery')}
        </Anchor>
        <Anchor component="button" type="button" inherit onClick={onBack}>
          {t('code.back')}
        </Anchor>
      </p>
    </form>
  )
}
