import { Button, Skeleton } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import styles from './needs-me.module.css'
import pageStyles from './shopping-home.module.css'
import type { ClientTasks } from './use-client-tasks.tsx'

type Props = ClientTasks & {
  /** Says nothing while nothing waits. */
  isQuiet: boolean
}

/** As many acts as are taken in at a glance. */
const SHOWN = 3

/** What waits for the client: an order to complete, a price to answer, packages that may travel together, something to pay. */
export function NeedsMe({ tasks, isPending, error, retry, isQuiet }: Props) {
  const { t } = useTranslation(['client', 'orders'])
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? tasks : tasks.slice(0, SHOWN)
  if (isQuiet && !isPending && !error && tasks.length === 0) return null
  return (
    <section className={pageStyles.section} aria-labelledby="needs-me" aria-busy={isPending}>
      <h2 id="needs-me">
        {tasks.length > 0 && !isPending ? t('shopping.needsMeCount', { count: tasks.length }) : t('shopping.needsMe')}
      </h2>
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
          {shown.map(({ key, title, sentence, action }) => (
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
      {!isPending && shown.length < tasks.length ? (
        <Button variant="subtle" className={styles.all} onClick={() => setIsAll(true)}>
          {t('shopping.seeAll', { count: tasks.length })}
        </Button>
      ) : null}
    </section>
  )
}
