import { reauthenticate } from '@app/contract/endpoints/session'
import { Button, Skeleton } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { fieldSentence } from '../../api/error-sentence.ts'
import { isAborted } from '../../api/send.ts'
import { knowsPasskeys } from '../../session/knows-passkeys.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { OneTimeCodeField } from '../form/one-time-code-field.tsx'
import { OwnPasswordField } from '../form/own-password-field.tsx'
import { Refusal } from '../say/refusal.tsx'
import styles from './identity-dialog.module.css'
import { useOwnSecondFactor } from './own-second-factor.queries.ts'
import { PasskeyProof } from './passkey-proof.tsx'

/** Over what the person is doing: a code where the second step is on, else the password again; then what they asked for goes on. */
export function IdentityDialog({ onAnswer }: { onAnswer: (isShown: boolean) => void }) {
  const { t } = useTranslation()
  const factor = useOwnSecondFactor()
  const isOn = factor.data?.isOn ?? false
  const hasApplication = factor.data?.confirmedAt != null
  const [wantsRecovery, setRecovery] = useState(false)
  const isRecovery = wantsRecovery || !hasApplication
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<ReactNode>('')
  const [isSending, setSending] = useState(false)
  const hasPasskey = (factor.data?.passkeys ?? 0) > 0 && knowsPasskeys()
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
      await call(reauthenticate, { body: isOn ? { code: value } : { password: value } })
      onAnswer(true)
    } catch (error) {
      // Given up by the person themselves, who need not be told.
      if (!isAborted(error)) setProblem(<Refusal error={error} />)
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
        <p className={styles.sentence}>{t(isOn ? 'ui.identity.sentenceCode' : 'ui.identity.sentence')}</p>
        {factor.isLoading ? <Skeleton height={60} /> : null}
        {hasPasskey ? <PasskeyProof onShown={() => onAnswer(true)} onProblem={setProblem} /> : null}
        {isOn ? <OneTimeCodeField key={String(isRecovery)} isRecovery={isRecovery} {...field} autoFocus /> : null}
        {isOn || factor.isLoading ? null : <OwnPasswordField label={t('ui.identity.password')} {...field} />}
        {hasApplication ? (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.other}
            onClick={() => {
              setRecovery(!wantsRecovery)
              change('')
            }}
          >
            {t(isRecovery ? 'ui.identity.useCode' : 'ui.identity.useRecovery')}
          </Button>
        ) : null}
        <div className={styles.actions}>
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={isSending} disabled={factor.isLoading}>
            {t('ui.identity.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
