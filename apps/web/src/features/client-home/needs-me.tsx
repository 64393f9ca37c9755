import type { ClientHome } from '@app/contract/fields/client-home'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTaskWords } from './client-task-words.tsx'
import styles from './needs-me.module.css'
import pageStyles from './shopping-home.module.css'

type Props = Pick<ClientHome, 'tasks' | 'more'> & { onOpen: (orderId: string) => void }

/** As many acts as are taken in at a glance. */
const SHOWN = 3

/** What waits for the client: an order to complete, a price to answer, packages that may travel together, something to pay. */
export function NeedsMe({ tasks, more, onOpen }: Props) {
  const { t } = useTranslation('client')
  const { sayTask, sayMore } = useTaskWords(onOpen)
  const [isAll, setIsAll] = useState(false)
  const count = tasks.length + sum(more.map((one) => one.count))
  const rows = isAll
    ? tasks.flatMap((task, index) => {
        const beyond = tasks[index + 1]?.kind === task.kind ? undefined : more.find(({ kind }) => kind === task.kind)
        return beyond ? [sayTask(task), sayMore(beyond)] : [sayTask(task)]
      })
    : tasks.slice(0, SHOWN).map(sayTask)
  return (
    <section className={pageStyles.section} aria-labelledby="needs-me">
      <h2 id="needs-me">{count > 0 ? t('shopping.needsMeCount', { count }) : t('shopping.needsMe')}</h2>
      {count === 0 ? (
        <p className={styles.nothing}>
          <IconCircleCheck aria-hidden />
          {t('shopping.nothingNeedsMe')}
        </p>
      ) : (
        <ul className={styles.tasks}>
          {rows.map(({ key, title, sentence, action }) => (
            <li key={key}>
              <div className={styles.words}>
                <strong>{title}</strong>
                <span>{sentence}</span>
              </div>
              {action}
            </li>
          ))}
        </ul>
      )}
      {isAll || count <= SHOWN ? null : (
        <Button variant="subtle" className={styles.all} onClick={() => setIsAll(true)}>
          {t('shopping.seeAll', { count })}
        </Button>
      )}
    </section>
  )
}
