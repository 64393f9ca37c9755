import { Button } from '@mantine/core'
import { knowsPasskeys } from '../../session/knows-passkeys.ts'
import styles from './form.module.css'
import { useLightForm } from './use-light-form.ts'

type Props = { label: string; signIn: () => Promise<void> }

/** A way in beside what is typed; not there where the browser knows no passkeys. */
export function PasskeyButton({ label, signIn }: Props) {
  const { submit, failure, isSending } = useLightForm({ initial: {}, check: async () => ({}), send: signIn })
  if (!knowsPasskeys()) return null
  return (
    <div className={styles.passkey}>
      <Button variant="default" size="md" loading={isSending} onClick={submit} fullWidth>
        {label}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </div>
  )
}
