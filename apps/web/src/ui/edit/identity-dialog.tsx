import { reauthenticate } from '@app/contract/endpoints/session'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorSentence, fieldSentence } from '../../api/error-sentence.ts'
import { isAborted } from '../../api/send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { OneTimeCodeField } from '../form/one-time-code-field.tsx'
import { OwnPasswordField } from '../form/own-password-field.tsx'
import styles from './identity-dialog.module.css'
import { useOwnSecondFactor } from './own-second-factor.queries.ts'

type Proof = 'password' | 'code'

/** Over what the person is doing: the password again, or a code where the second step is on; then what they asked for goes on. */
export function IdentityDialog({ onAnswer }: { onAnswer: (isShown: boolean) => void }) {
  const { t } = useTranslation()
  const isOn = useOwnSecondFactor().data?.isOn ?? false
  const [proof, setProof] = useState<Proof>('password')
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const change = (next: string) => {
    setValue(next)
    setProblem('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The form behind it, of which it is no part, would hear it too.
    event.stopPropagation()
    if (value.trim() === '') return setProblem(fieldSentence(t, 'required'))
    setSending(true)
    try {
      await call(reauthenticate, { body: proof === 'password' ? { password: value } : { code: value } })
      onAnswer(true)
    } catch (error) {
      // Given up by the person themselves, who need not be told.
      if (!isAborted(error)) setProblem(errorSentence(t, error))
    } finally {
      setSending(false)
    }
  }
  const field = {
    value,
    error: problem || undefined,
    'data-autofocus': true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change(currentTarget.value),
  }
  return (
    <Dialog opened onClose={() => onAnswer(false)} title={t('ui.identity.title')} centered size={420}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.sentence}>{t('ui.identity.sentence')}</p>
        {proof === 'password' ? (
          <OwnPasswordField label={t('ui.identity.password')} {...field} />
        ) : (
          <OneTimeCodeField key="code" isRecovery={false} {...field} autoFocus />
        )}
        {isOn ? (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.other}
            onClick={() => {
              setProof(proof === 'password' ? 'code' : 'password')
              change('')
            }}
          >
            {t(proof === 'password' ? 'ui.identity.useCode' : 'ui.identity.usePassword')}
          </Button>
        ) : null}
        <div className={styles.actions}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('ui.identity.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
