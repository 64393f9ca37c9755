import { deviceName } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { fieldSentence } from '../../api/error-sentence.ts'
import { isAborted } from '../../api/send.ts'
import { createPasskey } from '../../session/passkey.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useAddPasskey, useBeginPasskey } from './passkeys.queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

const LONGEST_NAME = 60

type Props = { onDone: () => void; onCancel?: () => void }

/** A name, then the device asks for finger, face or PIN; the first one brings recovery codes. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const { t } = useTranslation('second-factor')
  const [name, setName] = useState(deviceName(navigator.userAgent))
  const [problem, setProblem] = useState<ReactNode>('')
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const begin = useBeginPasskey()
  const add = useAddPasskey()
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />
  const create = async () => {
    const credential = await createPasskey(await begin.mutateAsync())
    if (!credential) return setProblem(t('passkeys.notMade'))
    const { recoveryCodes } = await add.mutateAsync({ name: name.trim(), credential })
    if (recoveryCodes.length === 0) return onDone()
    setCodes(recoveryCodes)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(fieldSentence(t, 'required'))
    setProblem('')
    setAsking(true)
    try {
      await create()
    } catch (error) {
      if (!isAborted(error)) setProblem(error instanceof ApiError ? <Refusal error={error} /> : t('passkeys.notMade'))
    } finally {
      setAsking(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.sentence}>{t('passkeys.addSentence')}</p>
      <TextInput
        required
        label={t('passkeys.name')}
        description={t('passkeys.nameHelp')}
        value={name}
        maxLength={LONGEST_NAME}
        error={problem || undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={styles.actions}>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={isAsking}>
          {t('passkeys.create')}
        </Button>
      </div>
    </form>
  )
}
