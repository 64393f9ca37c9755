import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../ui/say/refusal.tsx'
import type { Outgoing } from './outgoing.ts'
import styles from './talk.module.css'

type Props = { message: Outgoing; onRetry: () => void; onRemove: () => void }

/** A message on its way, or one that did not get there and why. */
export function OutgoingMessage({ message: { text, about, files, error }, onRetry, onRemove }: Props) {
  const { t } = useTranslation('company')
  return (
    <article className={styles.message} data-own data-failed={error !== null}>
      {about ? <span className={styles.about}>{about.name}</span> : null}
      {text ? <p className={styles.text}>{text}</p> : null}
      {files.length > 0 ? <p className={styles.when}>{files.map(({ name }) => name).join(', ')}</p> : null}
      {error === null ? (
        <p className={styles.when}>{t('talk.sending')}</p>
      ) : (
        <div role="alert" className={styles.failed}>
          <p>
            <Refusal error={error} before={t('talk.failed')} />
          </p>
          <Button variant="default" onClick={onRetry}>
            {t('talk.retry')}
          </Button>
          <Button variant="subtle" onClick={onRemove}>
            {t('talk.discard')}
          </Button>
        </div>
      )}
    </article>
  )
}
