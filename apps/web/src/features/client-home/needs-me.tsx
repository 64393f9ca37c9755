import { Skeleton } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import styles from './needs-me.module.css'
import pageStyles from './shopping-home.module.css'
import type { ClientTasks } from './use-client-tasks.tsx'

type Props = ClientTasks & {
  /** Says nothing while nothing waits. */
  isQuiet: boolean
}

/** What waits for the client: an order to complete, a price to answer, packages that may travel together, something to pay. */
export function NeedsMe({ tasks, isPending, error, retry, isQuiet }: Props) {
  const { t } = useTranslation(['client', 'orders'])
  if (isQuiet && !isPending && !error && tasks.length === 0) return null
  return (
    <section className={pageStyles.section} aria-labelledby="needs-me" aria-busy={isPending}>
      <h2 id="needs-me">{t('shopping.needsMe')}</h2>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {isPending ? <Skeleton height={72} /> : null}
      {!isPending && !error && tasks.length === 0 ? (
        <p className={styles.nothing}>
          <IconCircleCheck aria-hidden />
          {t('shopping.nothingNeedsMe')}
        </p>
      ) : null}
      {!isPending && tasks.length > 0 ? (
        <ul className={styles.tasks}>
          {tasks.map(({ key, title, sentence, action }) => (
            <li key={key}>
              <div className={styles.words}>
                <strong>{title}</strong>
                <span>{sentence}</span>
              </div>
              {action}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
