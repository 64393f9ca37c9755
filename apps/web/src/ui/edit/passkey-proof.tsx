import { askForProof } from '@app/contract/endpoints/second-factor'
import { reauthenticate } from '@app/contract/endpoints/session'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isAborted } from '../../api/send.ts'
import { askPasskey } from '../../session/passkey.ts'
import { Refusal } from '../say/refusal.tsx'

type Props = { onShown: () => void; onProblem: (problem: ReactNode) => void }

/** One touch instead of a code. */
export function PasskeyProof({ onShown, onProblem }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    onProblem('')
    setAsking(true)
    try {
      const passkey = await askPasskey(await call(askForProof, {}))
      if (!passkey) return
      await call(reauthenticate, { body: { passkey } })
      onShown()
    } catch (error) {
      if (!isAborted(error)) onProblem(error instanceof ApiError ? <Refusal error={error} /> : t('errors.passkeyRefused'))
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button loading={isAsking} onClick={() => void ask()} fullWidth>
      {t('ui.identity.usePasskey')}
    </Button>
  )
}
